// Router for prerendering. Not loaded by browsers.
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
