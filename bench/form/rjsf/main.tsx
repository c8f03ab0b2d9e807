import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { plainForm } from '../../journey/source';
import { painted } from '../painted';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
const form = plainForm(Number(new URLSearchParams(location.search).get('fields')));

/** The same fields, filled, as RJSF draws them by itself: without rules, sheet, outline and store. */
window.mountForm = () => {
  createRoot(root).render(<Form {...form} validator={validator} />);
  return painted();
};
