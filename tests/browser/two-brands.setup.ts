import { test as setup } from '@playwright/test';
import { buildTwoBrands } from './support/two-brands';

setup('a build with both brands', () => buildTwoBrands());
