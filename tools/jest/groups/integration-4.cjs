require('../suites.cjs').declareGroup('integration', 3, 4);
