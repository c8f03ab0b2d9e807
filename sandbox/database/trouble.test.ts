import { describe, expect, it } from 'vitest';
import { troubleOf } from './trouble';

const withCode = (code: string, message = '') => Object.assign(new Error(message), { code });

describe('what a database is in trouble with', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('57P03', 'the database system is starting up'),
    withCode('53300', 'sorry, too many clients already'),
    new Error('timeout exceeded when trying to connect'),
    new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
  ])('%o is before anything was asked: nothing was done, and one may come again', (error) => {
    expect(troubleOf(error)).toMatchObject({
      status: 503,
      retryAfter: 2,
      message: 'The sandbox does not get to its database at the moment. Nothing was done.',
    });
  });

  it.each([
    withCode('57P01', 'terminating connection due to administrator command'),
    withCode('ECONNRESET'),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Query read timeout'),
  ])('%o is in the middle: nobody says that nothing was done', (error) => {
    expect(troubleOf(error)).toMatchObject({
      status: 500,
      retryAfter: null,
      message: 'The sandbox lost its database. Whether this was done is not known.',
    });
  });

  it.each(['55P03', '40P01'])('%s is held by another call: one may come again', (code) => {
    expect(troubleOf(withCode(code))).toMatchObject({ status: 503, retryAfter: 2 });
  });

  it('a character that it cannot keep is the fault of whoever sent it', () => {
    expect(troubleOf(withCode('22021'))).toMatchObject({ status: 400 });
  });

  it.each([withCode('23505', 'duplicate key'), new Error('a bug'), null, 'text'])(
    '%o is no trouble of the database',
    (error) => {
      expect(troubleOf(error)).toBeNull();
    },
  );
});
