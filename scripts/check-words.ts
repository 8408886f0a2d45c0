// `npm run lint` runs this last: comments, names and documents are plain technical English. Each line of the table is a wording that
// this project had too often, with what to write instead. A pattern matches no good English: what it finds is rephrased, there are no exceptions.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

const unwantedWords: readonly (readonly [unwanted: RegExp, instead: string])[] = [
  [/\banew\b|[a-z]Anew\b/i, 'again, from scratch'],
  [/\b[Tt]old\b|\btold[A-Z]|[a-z]Told(?![a-z])/, 'informed, notified, reported, said'],
  [/\btells\b/i, 'shows, reports, says'],
  [/(?:\/\*\*|\*|\/\/|[.:;]) Answers\b|\banswers (?:how|what|where|whether|true|false|null)\b/, 'Returns, for a function; replies, for a person'],
  [/\bfounding\b/i, 'creating, initial'],
  [/\bentropy\b/i, 'randomness'],
  [/\bwake-?ups?\b/i, 'notification, trigger'],
  [/\bflowNaming\b/, 'findFlowUsing'],
  [/mostFen\b/i, 'maxFen'],
  [/\bhandOn\b|\b(?:hands|handed|handing|to hand|not hand) on\b/, 'reassign, pass on, forward'],
  [/\bplayed\b/i, 'run, for a story; fake, for what a test stands in for'],
  [/\bSlip|[a-z]Slip/, 'result sheet, note'],
  [/\b(?:by|except|for|from|than|to|with) who\b/i, 'by the user who, to those who'],
  [/\bWho (?:cannot|does not|holds|lacks|never|may (?:neither|not|only|see neither)|sees no|works)\b(?![^.]*\?)/, 'a user who, users who'],
  [/\b(?:what|who) one (?:bought|buys|came|can|could|decides|does|had|has|is|looks|may|might|must|needs|reads|says|sees|takes|types|wants|was|works|would|writes)\b/i, 'what the user, what you'],
  [/\b(?:as|how|once|since|when|where|while) one (?:buys|logs|looks|scrolls|sees|wants)\b/i, 'the user, you'],
  [/\ban own\b|(?<!as )\bof now\b(?!\.\w)/, 'the user’s own, current'],
  [/\boneself\b|\bof one['’]s\b|\bone['’]s own\b/, 'the user’s own, yourself'],
]

/** The unwanted words of a text, each with its line. */
export const findUnwantedWords = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) =>
    unwantedWords.flatMap(([unwanted, instead]) => {
      const found = unwanted.exec(line)
      return found ? [`${file}:${at + 1}:${found.index + 1} says "${found[0]}": write ${instead}`] : []
    }),
  )

// Not this table itself and its test, not what a release has said, not what follows from the contract.
const skipped = [':(exclude)scripts/check-words*', ':(exclude)**/CHANGELOG.md', ':(exclude)packages/api/src/resources/generated']

if (import.meta.main) {
  const listed = execFileSync('git', ['ls-files', '-z', '--', '*.ts', '*.tsx', '*.mjs', '*.md', '*.mdx', ...skipped], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const findings = listed.split('\0').filter((file) => file !== '').flatMap((file) => findUnwantedWords(file, readFileSync(join(root, file), 'utf8')))
  for (const finding of findings) console.error(finding)
  process.exitCode = findings.length > 0 ? 1 : 0
}
