require('../suites.cjs').declareGroup('integration', 2, 4);
