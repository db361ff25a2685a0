require('../suites.cjs').declareGroup('unit', 1, 2);
