/** What was asked for cannot be done; the message says to a person why, and what to do. */
export class Refusal extends Error {}
