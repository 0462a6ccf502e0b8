import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addressOf, isSecure, type Site } from './connection.ts';

async function seen(site: Site, headers: Record<string, string>, remoteAddress = '192.0.2.1') {
  const app = new Hono().get('/', (context) =>
    context.json({ address: addressOf(context, site), isSecure: isSecure(context, site) }),
  );
  const env = { incoming: { socket: { remoteAddress } } };
  return (await app.request('http://site.test/', { headers }, env)).json();
}

const forwarded = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7', 'x-forwarded-proto': 'https' };

test('without a proxy nobody can say that he is somebody else', async () => {
  expect(await seen({ trustProxy: 0 }, forwarded)).toEqual({
    address: '192.0.2.1',
    isSecure: false,
  });
});

test('a proxy says who asked it; what the client said before that counts only with a second one', async () => {
  expect(await seen({ trustProxy: 1 }, forwarded)).toEqual({
    address: '198.51.100.7',
    isSecure: true,
  });
  expect(await seen({ trustProxy: 2 }, forwarded)).toMatchObject({ address: '203.0.113.9' });
  expect(await seen({ trustProxy: 1 }, {})).toEqual({ address: '192.0.2.1', isSecure: false });
});

test('of two proxies, one that puts its own word in the place of the other’s is believed', async () => {
  const site = { trustProxy: 2 };
  const said = (proto: string) => seen(site, { 'x-forwarded-proto': proto });
  expect(await said('https')).toMatchObject({ isSecure: true });
  expect(await said('http')).toMatchObject({ isSecure: false });
  expect(await said('https, http')).toMatchObject({ isSecure: true });
  expect(await said('https, http, http')).toMatchObject({ isSecure: false });
});

test('a proxy that says nothing of TLS is taken to have it where the site’s address has', async () => {
  expect(await seen({ trustProxy: 1, address: 'https://site.test' }, {})).toMatchObject({
    isSecure: true,
  });
  expect(await seen({ trustProxy: 1, address: 'https://other.test' }, {})).toMatchObject({
    isSecure: false,
  });
});

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  // As some proxies write it.
  ['192.0.2.1:5001', '192.0.2.1'],
  ['[2001:db8:1:2::1]:77', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
])('%s is counted as %s', async (remote, address) => {
  expect(await seen({ trustProxy: 0 }, {}, remote)).toMatchObject({ address });
});

test('an address that is none does no harm', async () => {
  const headers = { 'x-forwarded-for': '<script>' };
  expect(await seen({ trustProxy: 1 }, headers)).toMatchObject({ address: '<script>' });
});
