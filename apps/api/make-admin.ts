import './compile-cache';
import 'reflect-metadata';
import { atTheProduct, makeAdmin } from './operator';
import { run } from './run';

/** How the first admin comes about: `node make-admin.js someone@company.example`, for a verified account. */
void run(() =>
  atTheProduct(async (product) => void process.stdout.write(`${await makeAdmin(product, process.argv[2])}\n`)),
);
