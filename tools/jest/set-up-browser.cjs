require('@testing-library/jest-dom');
// Both take down after each test what it left, wherever they are loaded first.
require('@testing-library/react');
require('@testing-library/user-event');
const { configure } = require('@testing-library/dom');
const { useSession } = require('@casewright/web');

configure({ asyncUtilTimeout: Number(process.env.TEST_WAIT_MS) });

// As in a page that was just opened.
beforeEach(() => useSession.setState(useSession.getInitialState(), true));
