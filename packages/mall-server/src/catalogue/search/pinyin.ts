import { pinyin } from 'pinyin-pro'
import { normalise } from './rules.ts'

/** Characters that people read in more than one way: 长尾夹 is typed changweijia and zhangweijia, 削笔器 xuebiqi and xiaobiqi. */
const manyReadings: Readonly<Record<string, readonly string[]>> = {
  长: ['chang', 'zhang'], 重: ['zhong', 'chong'], 行: ['xing', 'hang'], 调: ['tiao', 'diao'], 盛: ['sheng', 'cheng'], 薄: ['bao', 'bo'],
  削: ['xue', 'xiao'], 乐: ['le', 'yue'], 传: ['chuan', 'zhuan'], 折: ['zhe', 'she'], 弹: ['tan', 'dan'], 会: ['hui', 'kuai'],
  便: ['bian', 'pian'],
  卡: ['ka', 'qia'], 粘: ['zhan', 'nian'], 色: ['se', 'shai'], 壳: ['ke', 'qiao'], 提: ['ti', 'di'], 藏: ['cang', 'zang'],
  模: ['mo', 'mu'], 血: ['xue', 'xie'],
}

/** Syllables that one word of a name may have when it is typed as pinyin; a longer query finds by its words. */
const windowSize = 6

/** Initials that are typed of one word at the most. */
const maxInitials = 10

interface Unit {
  readonly sound: string
  /** Another reading of the same character. */
  readonly other?: string
  /** Not Chinese: stays whole among initials, so that `a4dyz` finds A4打印纸. */
  readonly isLatin?: true
}

const cache = new Map<string, string[]>()

/** Readings of a run of Chinese characters, by context; runs repeat in every name of a line. */
const readings = (run: string): string[] => {
  const known = cache.get(run)
  if (known !== undefined) return known
  const sounds = pinyin(run, { toneType: 'none', type: 'array', v: true })
  cache.set(run, sounds)
  return sounds
}

const unitsOf = (text: string): Unit[] =>
  (normalise(text).match(/\p{Script=Han}+|[a-z\d]+/gu) ?? []).flatMap((run): Unit[] => {
    if (!/\p{Script=Han}/u.test(run)) return [{ sound: run, isLatin: true }]
    const sounds = readings(run)
    return [...run].map((character, index) => {
      const sound = sounds[index] ?? character
      const other = manyReadings[character]?.find((reading) => reading !== sound)
      return other === undefined ? { sound } : { sound, other }
    })
  })

/** How much of a text a part of it is: all, its end, or some other part. */
export type Extent = 'whole' | 'end' | 'part'

export interface Sound {
  readonly sound: string
  readonly extent: Extent
  /** First letters alone: too short to say what was meant by a mistyped one. */
  readonly isInitials: boolean
}

/** The sounds of a stretch of units, and the same with the other reading of one of them. */
const variantsOf = (units: readonly Unit[]): string[] => {
  const sounds = units.map((unit) => unit.sound)
  return [sounds.join(''), ...units.flatMap((unit, at) => (unit.other === undefined ? [] : [sounds.with(at, unit.other).join('')]))]
}

const initialsOf = (units: readonly Unit[]): string[] => [
  units.map(({ sound, isLatin }) => (isLatin === true ? sound : sound.slice(0, 1))).join(''),
  ...(units.some(({ other }) => other !== undefined)
    ? [units.map(({ sound, other, isLatin }) => (isLatin === true ? sound : (other ?? sound).slice(0, 1))).join('')]
    : []),
]

/**
 * How a text may be typed in pinyin or initials: from every syllable on, `dayinzhi yinzhi zhi`, `dyz yz`. A query finds one that begins with it:
 * whole syllables only, `an` does not find 电 (dian).
 */
export const soundsOf = (text: string): Sound[] => {
  const units = unitsOf(text)
  const found = new Map<string, Sound>()
  units.forEach((_, start) => {
    const reach = Math.min(units.length, start + windowSize)
    const extent = reach < units.length ? 'part' : start === 0 ? 'whole' : 'end'
    const rest = units.slice(start)
    const add = (sounds: readonly string[], isInitials: boolean) => {
      for (const sound of sounds) if (/[a-z]/.test(sound) && !found.has(sound)) found.set(sound, { sound, extent, isInitials })
    }
    add(variantsOf(units.slice(start, reach)), false)
    if (rest.length > 1) add(initialsOf(rest.slice(0, maxInitials)), true)
  })
  return [...found.values()]
}

/** The sound of Chinese characters, as they are most often read here. */
export const soundOf = (text: string): string => unitsOf(text).map(({ sound }) => sound).join('')
