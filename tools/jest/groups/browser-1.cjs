require('../suites.cjs').declareGroup('browser', 0, 4);
