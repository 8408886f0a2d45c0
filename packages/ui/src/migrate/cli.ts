#!/usr/bin/env node
import { version } from '../../package.json' with { type: 'json' }
import { runMigrate } from './migrate.ts'
import { renames } from './renames.ts'

const print = (line: string): void => void process.stdout.write(`${line}\n`)

process.exitCode = runMigrate(process.argv.slice(2), { folder: process.cwd(), version, renames, print })
