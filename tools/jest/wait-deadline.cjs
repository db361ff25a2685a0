const { configure } = require('@testing-library/dom');

configure({ asyncUtilTimeout: Number(process.env.TEST_WAIT_MS) });
