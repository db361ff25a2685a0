export const STATIC_FOLDER = 'static';
export const STATIC_FILE = 'static.js';
