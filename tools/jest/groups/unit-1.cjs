require('../suites.cjs').declareGroup('unit', 0, 2);
