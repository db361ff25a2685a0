require('../suites.cjs').declareGroup('integration', 1, 4);
