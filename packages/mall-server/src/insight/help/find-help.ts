import { count } from 'drizzle-orm'
import { helpPageKeys } from '@mall/api/contract'
import { sectionsOf } from '../../platform/content/markdown.ts'
import type { Db } from '../../platform/db/client.ts'
import { helpVersion } from '../../platform/db/schema/help.ts'
import { publishedPages } from './live-pages.ts'
import { shippedPages } from './shipped-pages.ts'

/** A section of a help page, as Markdown. */
export interface HelpTopic {
  /** Number of the page, from 1: `/help/detail/1`. */
  readonly page: number
  readonly title: string
  /** '' for what stands before the first heading. */
  readonly heading: string
  readonly text: string
}

/** Words that occur in any question and do not show its subject. */
const empty = /怎么样?|怎样|如何|什么|为什么|为何|多久|多少|可以|能不能|能否|是否|请问|一下|我们?|你们?|需要|想要|要求|商品|产品|公司|企业|有没有|吗|呢|的|了|是/g

/** Pairs of neighbouring characters: Chinese needs no dictionary to be found by them. Words of Latin letters stay whole. */
export const pairsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{Script=Han}+|[a-z\d]+/gu) ?? []).flatMap((run) =>
    /\p{Script=Han}/u.test(run) && run.length > 1 ? Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)) : run.length > 1 ? [run] : [],
  )

interface Indexed {
  readonly topic: HelpTopic
  readonly title: ReadonlySet<string>
  readonly text: ReadonlySet<string>
}

interface HelpIndex {
  readonly sections: readonly Indexed[]
  /** In how many sections a pair is. */
  readonly spread: ReadonlyMap<string, number>
}

const indexed = (topics: readonly HelpTopic[]): HelpIndex => {
  const sections = topics.map((topic) => ({ topic, title: new Set(pairsOf(`${topic.title} ${topic.heading}`)), text: new Set(pairsOf(topic.text)) }))
  const spread = new Map<string, number>()
  for (const { title, text } of sections) for (const pair of new Set([...title, ...text])) spread.set(pair, (spread.get(pair) ?? 0) + 1)
  return { sections, spread }
}

/** Every section of the help as buyers read it now. */
const topicsOf = async (db: Db): Promise<readonly HelpTopic[]> => {
  const published = new Map((await publishedPages(db)).map(({ key, body }) => [key, body]))
  return helpPageKeys.flatMap((key) => {
    const page = Number(key)
    if (Number.isNaN(page)) return []
    const { title, sections } = sectionsOf(published.get(key) ?? shippedPages[key])
    return sections.map((section) => ({ page, title, ...section }))
  })
}

/** Each process keeps the index of the versions that it has seen, so that the others need not be notified of a publication. */
const kept = new WeakMap<Db, { readonly versions: number; readonly index: Promise<HelpIndex> }>()

const indexOf = async (db: Db): Promise<HelpIndex> => {
  // None is ever deleted. Their newest number would not do: of two pages that are published at once, the lower number may be committed last.
  const [row] = await db.select({ versions: count() }).from(helpVersion)
  const versions = row?.versions ?? 0
  const before = kept.get(db)
  if (before?.versions === versions) return before.index
  const index = topicsOf(db).then(indexed)
  kept.set(db, { versions, index })
  index.catch(() => kept.delete(db))
  return index
}

/** How much of a question a section must cover before it counts as an answer. */
const leastScore = 0.35

/** The sections that fit a question best, at most three. */
export const findHelp = async (db: Db, query: string): Promise<readonly HelpTopic[]> => {
  const { sections, spread } = await indexOf(db)
  // The rarer a pair is in the pages, the more it says.
  const weightOf = (pair: string): number => Math.log((sections.length + 1) / (spread.get(pair) ?? sections.length + 1))
  const pairs = [...new Set(pairsOf(query.replace(empty, ' ')))]
  const known = pairs.filter((pair) => spread.has(pair))
  if (known.length === 0) return []
  const all = pairs.reduce((sum, pair) => sum + (spread.has(pair) ? weightOf(pair) : 2), 0)
  return sections
    .map(({ topic, title, text }) => ({
      topic,
      score: known.reduce((sum, pair) => sum + weightOf(pair) * (title.has(pair) ? 1.4 : text.has(pair) ? 0.7 : 0), 0) / all,
    }))
    .filter(({ score }) => score >= leastScore)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 3)
    .map(({ topic }) => topic)
}
