// The router where pages are rendered to be shipped; no browser loads it.
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
