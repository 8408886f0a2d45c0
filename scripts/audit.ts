// `pnpm run mall:audit` asks the registry for known faults, high and critical, in what ships, and fails where there is one. Many registries and
// mirrors do not answer that question: then nothing is known, which it says loudly without failing. Arguments are passed on to `pnpm audit`.
import { spawnSync } from 'node:child_process'
import { root } from './run.ts'

/** What pnpm says where the registry cannot be reached, refuses, or fails. */
const unanswered = /ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT_NOT_EXISTS)/

const { status, stdout, stderr } = spawnSync('pnpm', ['audit', '--prod', '--audit-level', 'high', ...process.argv.slice(2)], { cwd: root, encoding: 'utf8' })
process.stdout.write(stdout)
process.stderr.write(stderr)
if (unanswered.test(stderr) || unanswered.test(stdout)) {
  const words = 'NOT AUDITED: the registry does not say which packages have known faults. Nobody knows whether what ships has any.'
  console.error(`\n${'!'.repeat(words.length)}\n${words}\n${'!'.repeat(words.length)}`)
  // Shown on the page of the run.
  if (process.env.GITHUB_ACTIONS === 'true') console.log(`::warning title=Not audited::${words}`)
} else process.exitCode = status ?? 1
