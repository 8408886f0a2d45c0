import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a package by apt, as root on Debian; elsewhere it does nothing and returns false. */
export const aptInstall = (name: string): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${name} with apt …`)
  const apt = (...args: string[]) => execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', name)
  return true
}
