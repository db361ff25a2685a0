require('../group.cjs')(4, 6);
