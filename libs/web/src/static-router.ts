// For prerendering only.
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
