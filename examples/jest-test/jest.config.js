/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: './browser.js',
  transform: { '\\.[jt]sx?$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } }] },
  // These are ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(?:\\.pnpm|@mall/api|ky|eventsource-parser)/)'],
}
