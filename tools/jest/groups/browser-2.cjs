require('../suites.cjs').declareGroup('browser', 1, 4);
