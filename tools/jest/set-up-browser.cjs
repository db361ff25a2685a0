require('@testing-library/jest-dom');
// Both register their cleanup after each test when they are first loaded.
require('@testing-library/react');
require('@testing-library/user-event');
const { configure } = require('@testing-library/dom');
const { queryClient, useSession } = require('@casewright/web');

configure({ asyncUtilTimeout: Number(process.env.TEST_WAIT_MS) });

// State of a freshly opened page.
beforeEach(() => {
  useSession.setState(useSession.getInitialState(), true);
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
});
