const { configure } = require('@testing-library/dom');

// A busy machine draws the first page of a suite in more than the one second that is usual.
configure({ asyncUtilTimeout: 10_000 });
