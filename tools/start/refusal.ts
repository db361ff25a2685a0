/** The request can't be fulfilled. The message tells the user why and what to do. */
export class Refusal extends Error {}
