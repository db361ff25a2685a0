require('../suites.cjs').declareGroup('browser', 3, 4);
