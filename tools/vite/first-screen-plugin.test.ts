import { expect, it } from 'vitest';
import { withFirstScreen } from './first-screen-plugin';

const html = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Loading</title>',
  '<script type="module" crossorigin src="/assets/index-1.js"></script>',
  '<link rel="modulepreload" crossorigin href="/assets/words-2.js">',
  '<link rel="stylesheet" crossorigin href="/assets/index-3.css"></head>',
  '<body><div id="root"></div><noscript>No script.</noscript></body></html>',
].join('\n');

const rendered = {
  locale: 'cy',
  title: 'Parcio & mwy <1>',
  screen:
    '<link rel="preload" as="image" href="/assets/logo.svg"/><h1 style="left:3px" class="a">It costs $& or $1</h1>',
  notices: '<p id="first-working"></p>',
  noScript: '<p>Call us.</p>',
  script: 'early(window,{"says":"</script>"})',
};

it('puts the first screen, its language, its title and what is said without scripts into the page', () => {
  const page = withFirstScreen(html, rendered);
  expect(page).toContain('<html lang="cy">');
  expect(page).toContain('<title>Parcio &amp; mwy &lt;1></title>');
  expect(page).toContain('<body><noscript><p>Call us.</p></noscript>');
  expect(page).not.toContain('No script.');
  expect(page).toContain(
    '<div id="root" data-first><h1 class="a">It costs $& or $1</h1></div><p id="first-working"></p>',
  );
});

it('puts its script before every style sheet, and lets no text end it', () => {
  const page = withFirstScreen(html, rendered);
  expect(page).toContain(
    '<meta charset="utf-8" /><script>early(window,{"says":"<\\/script>"})</script>',
  );
  expect(page.indexOf('<script>')).toBeLessThan(page.indexOf('rel="stylesheet"'));
});

it('has the scripts wait for what is seen', () => {
  const page = withFirstScreen(html, rendered);
  expect(page.match(/fetchpriority="low" crossorigin/g)).toHaveLength(2);
  expect(page).toContain('<link rel="stylesheet" crossorigin');
});

it('says whose it is where the build has several brands, and asks for its look', () => {
  const head = '<link rel="stylesheet" href="/assets/river.css">';
  const page = withFirstScreen(html, rendered, { brand: 'river', head });
  expect(page).toContain('<html lang="cy" data-brand="river">');
  expect(page).toContain(`${head}</head>`);
});
