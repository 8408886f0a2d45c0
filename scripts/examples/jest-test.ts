import { expect } from '../outside/expect.ts'
import { settleOutside } from '../outside/settle.ts'

/** Jest in jsdom, with the settings that the documents of `@mall/api` name: a component from CommonJS, and calls of ES modules that are compiled. */
export const checkJestTest = (): void => {
  using site = settleOutside({ packages: ['api', 'ui'], examples: ['jest-test'] })
  const cwd = site.example('jest-test')
  const bundled = { module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', types: [], skipLibCheck: true }
  expect('types hold for Jest', site.types('jest-test', bundled, ['jest-test/src']), '')
  const found = site.run(process.execPath, ['--print', "[require.resolve('@mall/ui'), require.resolve('@mall/api')].map((path) => path.replace(/^.*@mall/, ''))"], { cwd })
  expect('Jest requires the library as CommonJS, the client as it is', found.includes('/ui/dist/index.cjs') && found.includes('/api/dist/index.js'), true)
  const report = site.run(process.execPath, [site.command('jest'), '--ci', '--json', '--silent'], { cwd, env: { ...process.env, NODE_ENV: 'test', NO_COLOR: '1' } })
  const { numPassedTests, numFailedTests } = JSON.parse(report) as { readonly numPassedTests: number; readonly numFailedTests: number }
  expect('and its tests pass', [numPassedTests, numFailedTests], [2, 0])
}
