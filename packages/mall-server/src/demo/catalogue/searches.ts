import { addDays, midnightOf, toDay } from '../../platform/time.ts'
import type { searchCount } from '../../platform/db/schema/catalogue.ts'
import type { searchMiss } from '../../platform/db/schema/search.ts'
import type { Random } from '../../platform/seeded-random.ts'

/** Keyword, searches a day, growth over the three months (1: doubles). */
const keywords = [
  ['复印纸', 46, 0.1], ['中性笔', 38, 0.0], ['打印纸', 31, 0.2], ['硒鼓', 29, 0.1], ['抽纸', 27, 0.3], ['人体工学椅', 12, 2.2], ['垃圾袋', 22, 0.0],
  ['笔记本', 24, -0.2], ['文件夹', 21, 0.0], ['U盘', 18, -0.3], ['电池', 17, 0.1], ['劳保手套', 16, 0.3], ['矿泉水', 19, 0.4], ['咖啡', 13, 1.4],
  ['碎纸机', 9, 0.2], ['白板', 10, 0.0], ['口罩', 14, -0.5], ['订书机', 9, 0.0], ['计算器', 8, 0.1], ['排插', 11, 0.3], ['员工福利', 8, 1.8],
  ['显示器', 10, 0.5], ['标签纸', 9, 0.2], ['档案盒', 12, 0.0], ['便利贴', 13, 0.0], ['洗手液', 9, -0.1], ['保温杯', 8, 0.9], ['投影仪', 6, 0.1],
  ['胶带', 13, 0.0], ['纸杯', 11, 0.2], ['墨盒', 10, -0.2], ['键盘', 9, 0.1], ['鼠标', 10, 0.0], ['坚果', 7, 1.1], ['文件柜', 6, 0.0],
] as const

/** Days of generated searches: a little more than three months, so that every period of three months is full. */
const days = 95

export const searchesOf = (now: Date, random: Random): (typeof searchCount.$inferInsert)[] =>
  Array.from({ length: days }, (_, index) => {
    const date = addDays(midnightOf(now), index - days + 1)
    const isWeekend = [0, 6].includes(new Date(date.getTime() + 8 * 3_600_000).getUTCDay())
    return keywords.map(([keyword, daily, growth]) => ({
      keyword,
      day: toDay(date),
      count: Math.max(1, Math.round(daily * (1 + (growth * index) / days) * (isWeekend ? 0.3 : 1) * (0.75 + random.next() * 0.5))),
    }))
  }).flat()

/** Word that nothing is found by, searches a week, companies that searched for it; 0 is visitors. */
const missedWords = [
  ['钉书器', 9, [1, 2, 3]], ['工位牌', 6, [1]], ['水写布', 4, [2, 3]], ['机票', 3, [0]], ['防滑垫片', 2, [1, 0]], ['刮胡刀', 1, [0]],
] as const

/** Weeks of searches without a result. */
const missedWeeks = 4

export const missesOf = (now: Date): (typeof searchMiss.$inferInsert)[] =>
  missedWords.flatMap(([word, weekly, companies]) =>
    companies.flatMap((enterpriseId, place) =>
      Array.from({ length: missedWeeks }, (_, week) => {
        const lastAt = addDays(now, -week * 7 - place)
        return { word, day: toDay(lastAt), enterpriseId, count: weekly - place > 0 ? weekly - place : 1, lastAt }
      }),
    ),
  )
