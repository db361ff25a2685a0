export { default } from '../tools/eslint/config.mjs';
