require('../suites.cjs').declareGroup('integration', 0, 4);
