import './compile-cache';
import 'reflect-metadata';
import { atTheProduct, turnOffTwoStep } from './operator';
import { run } from './run';

/** Lets in somebody who has lost their second factors: `node two-step-off.js someone@company.example`. */
void run(() =>
  atTheProduct(async (product) => void process.stdout.write(`${await turnOffTwoStep(product, process.argv[2])}\n`)),
);
