import type { HelpTopic } from './help-topic.ts'
import { helpTopics } from './help-topics.ts'

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

const index: readonly Indexed[] = helpTopics.map((topic) => ({ topic, title: new Set(pairsOf(`${topic.title} ${topic.heading}`)), text: new Set(pairsOf(topic.text)) }))

const spread = new Map<string, number>()
for (const { title, text } of index) for (const pair of new Set([...title, ...text])) spread.set(pair, (spread.get(pair) ?? 0) + 1)

/** The rarer a pair is in the pages, the more it says. */
const weightOf = (pair: string): number => Math.log((index.length + 1) / (spread.get(pair) ?? index.length + 1))

/** How much of a question a section must cover before it counts as an answer. */
const leastScore = 0.35

/** The sections that fit a question best, at most three. */
export const findHelp = (query: string): readonly HelpTopic[] => {
  const pairs = [...new Set(pairsOf(query.replace(empty, ' ')))]
  const known = pairs.filter((pair) => spread.has(pair))
  if (known.length === 0) return []
  const all = pairs.reduce((sum, pair) => sum + (spread.has(pair) ? weightOf(pair) : 2), 0)
  return index
    .map(({ topic, title, text }) => ({
      topic,
      score: known.reduce((sum, pair) => sum + weightOf(pair) * (title.has(pair) ? 1.4 : text.has(pair) ? 0.7 : 0), 0) / all,
    }))
    .filter(({ score }) => score >= leastScore)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 3)
    .map(({ topic }) => topic)
}
