import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../src/start/settings.ts';
import { servingRules } from './servingRules.ts';
import { containerFile, headersFile, nginxContainer, nginxSite, nginxTlsSite } from './configurations.ts';
import { contentPolicy } from './contentPolicy.ts';

const SCRIPT = "document.documentElement.dataset.theme = 'dark'";
const STYLE = 'body{margin:0}';
const page = `<html><head><style data-emotion="css a">${STYLE}</style>
<script type="module" crossorigin src="/assets/index.js"></script><script>${SCRIPT}</script></head></html>`;

const policyWith = (environment: Record<string, string>) =>
  contentPolicy(
    [page, page],
    readSettings({ VITE_BACKEND: 'host', VITE_API_HOST: 'https://api.example', ...environment }),
  );
const policyOf = (environment: Record<string, string> = {}) => {
  const directives = policyWith(environment)
    .split('; ')
    .map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    });
  return Object.fromEntries(directives);
};
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('Content security policy', () => {
  it('allows only the inline scripts and styles of the pages, and lists each once', () => {
    const policy = policyOf();
    expect(policy['script-src']).toEqual(["'self'", hash(SCRIPT)]);
    expect(policy['style-src']).toContain(hash(STYLE));
    expect(new Set(policy['style-src']).size).toBe(policy['style-src']?.length);
    expect(JSON.stringify(policy)).not.toContain('unsafe');
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
  });
  it("allows the API host and the voice service, which defaults to the vendor's service", () => {
    expect(policyOf()['connect-src']).toEqual(["'self'", 'https://api.example', 'wss://api.elevenlabs.io']);
    expect(policyOf({ VITE_VOICE_ORIGIN: 'wss://voice.example' })['connect-src']).toEqual([
      "'self'",
      'https://api.example',
      'wss://voice.example',
    ]);
  });
  it('allows the host of error reports if one is configured', () => {
    expect(policyOf({ VITE_REPORT_URL: 'https://reports.example/errors?site=1' })['connect-src']).toContain(
      'https://reports.example',
    );
  });
  it('requests no violation reports, because browsers would include whole addresses', () => {
    expect(policyWith({ VITE_REPORT_URL: 'https://reports.example' })).not.toContain('report-');
  });
  it('allows analytics hosts only with a tag, and advertising hosts only with a conversion', () => {
    expect(JSON.stringify(policyOf())).not.toMatch(/google|doubleclick/);
    const withTag = JSON.stringify(policyOf({ VITE_GTAG_ID: 'G-1' }));
    expect(withTag).toContain('https://www.googletagmanager.com');
    expect(withTag).not.toContain('doubleclick');
    const withConversion = policyOf({ VITE_GTAG_ID: 'G-1', VITE_GTAG_CONVERSION: 'AW-1/booked' });
    expect(withConversion['connect-src']).toContain('https://googleads.g.doubleclick.net');
    expect(withConversion['script-src']).toContain('https://www.googleadservices.com/pagead/conversion/1/');
  });
  it("enforces Trusted Types unless an analytics tag is set, because the tag's code violates them", () => {
    expect(policyOf()).toMatchObject({
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
    expect(policyOf({ VITE_GTAG_ID: 'G-1' })).not.toHaveProperty('require-trusted-types-for');
  });
  it.each([
    {},
    { VITE_GTAG_ID: 'G-1' },
    { VITE_GTAG_ID: 'G-1', VITE_GTAG_CONVERSION: 'AW-1/booked' },
    { VITE_GTAG_ID: 'G-1', VITE_GTAG_CONVERSION: 'booked' },
  ])("has no definite findings from Google's CSP evaluator (case %#)", (environment) => {
    const { csp } = new CspParser(policyWith(environment));
    const found = new CspEvaluator(csp).evaluate();
    // expected, because any host may serve unwanted code
    expect(found.map(({ directive, value }) => `${directive} ${value}`)).toContain("script-src 'self'");
    expect(found.filter(({ severity }) => severity !== Severity.MEDIUM_MAYBE)).toEqual([]);
  });
});

describe('Server configurations', () => {
  const rules = servingRules("default-src 'none'");

  it('send every page header, and nginx also sends them with errors', () => {
    const headers = headersFile(rules);
    for (const name of [
      'Content-Security-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Referrer-Policy',
      'Permissions-Policy',
    ]) {
      for (const nginx of [nginxSite, nginxTlsSite, nginxContainer])
        expect(nginx(rules)).toMatch(new RegExp(`add_header ${name} ".+" always;`));
      expect(headers).toMatch(new RegExp(`^  ${name}: .+$`, 'm'));
    }
    expect(rules.pageHeaders['Permissions-Policy']).toContain('microphone=(self)');
  });
  it('cache content-hashed files for a year and revalidate pages', () => {
    expect(nginxSite(rules)).toContain('~^(200|206|304)$ "public, max-age=31536000, immutable";');
    expect(nginxSite(rules)).toContain('default "no-cache";');
    expect(headersFile(rules)).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  });
  it('respond 404 to missing code, and serve a page for any other address', () => {
    expect(nginxSite(rules)).toMatch(/location \/assets\/ \{[^}]+ try_files \$uri =404;/);
    expect(nginxSite(rules)).toContain('try_files $uri $uri/index.html /app.html;');
  });
  it('log no queries, no referrers, and no errors that quote either', () => {
    for (const nginx of [nginxSite, nginxTlsSite, nginxContainer]) {
      const servers = nginx(rules)
        .split(/^server \{$/m)
        .slice(1);
      expect(servers).toHaveLength(nginx === nginxTlsSite ? 2 : 1);
      for (const server of servers) {
        expect(server).toMatch(/ access_log \S+ tableside;/);
        expect(server).toMatch(/ error_log \S+ alert;/);
      }
      const [format] = /log_format tableside [^;]+;/.exec(nginx(rules)) ?? [];
      expect(format).toContain('$tableside_path');
      expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_\w+)\b/);
    }
    expect(nginxContainer(rules)).toContain('access_log /dev/stdout tableside;');
    expect(nginxContainer(rules)).toContain('error_log stderr alert;');
  });
  it('redirect HTTP to TLS', () => {
    const [, plain = '', encrypted = ''] = nginxTlsSite(rules).split(/^server \{$/m);
    expect(plain).toContain('return 301 https://$host$request_uri;');
    expect(encrypted).toContain('listen 443 ssl http2;');
  });
  it('build a container that runs without root and has the site and its configuration', () => {
    const file = containerFile('dist', 'dist-server');
    expect(file).toContain('COPY dist /var/www/tableside');
    expect(file).toContain('COPY dist-server/container.conf /etc/nginx/nginx.conf');
    expect(file).toMatch(/^ARG BASE=debian:\d+\.\d+-slim\nFROM \$\{BASE\}$/m);
    expect(file).toMatch(/^USER www-data$/m);
    expect(file).toMatch(/^EXPOSE 8080$/m);
    // nginx writes all its files to /tmp
    expect(nginxContainer(rules)).toContain('listen 8080;');
    expect(nginxContainer(rules)).not.toMatch(/^user /m);
    for (const [, path] of nginxContainer(rules).matchAll(/(?:pid|\w+_temp_path) (\S+);/g))
      expect(path).toMatch(/^\/tmp\//);
  });
});
