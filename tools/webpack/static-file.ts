/** The part of a build that renders public pages while they are shipped. */
export const STATIC_FOLDER = 'static';
export const STATIC_FILE = 'static.js';
