require('../suites.cjs').declareGroup('browser', 2, 4);
