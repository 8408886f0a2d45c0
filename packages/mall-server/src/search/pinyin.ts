import { pinyin } from 'pinyin-pro'
import { normalise } from './rules.ts'

/** Readings that people type besides the one that fits: 长尾夹 as zhangweijia, 削笔器 as xiaobiqi. */
const otherReadings: Readonly<Record<string, string>> = {
  长: 'zhang', 重: 'chong', 行: 'xing', 调: 'tiao', 盛: 'cheng', 薄: 'bo', 削: 'xiao', 乐: 'yue', 传: 'zhuan', 折: 'she', 弹: 'dan', 会: 'kuai',
  便: 'pian', 卡: 'qia', 粘: 'nian', 色: 'shai', 壳: 'qiao', 量: 'liang', 提: 'di', 藏: 'zang', 膜: 'mu', 钥: 'yao', 血: 'xie', 模: 'mu',
}

/** Syllables that one word of a name may have when it is typed as pinyin; a longer query finds by its words. */
const windowSize = 6

interface Unit {
  readonly sound: string
  readonly other?: string
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
    if (!/\p{Script=Han}/u.test(run)) return [{ sound: run }]
    const sounds = readings(run)
    return [...run].map((character, index) => {
      const sound = sounds[index] ?? character
      const other = otherReadings[character]
      return other === undefined || other === sound ? { sound } : { sound, other }
    })
  })

const initialOf = (sound: string): string => (/^\d/.test(sound) ? sound : sound.slice(0, 1))

/** Every beginning at a syllable, `windowSize` syllables long: `dayinzhi yinzhi zhi`, and the same with the other reading of one of them. */
const windowsOf = (units: readonly Unit[]): string[] =>
  units.flatMap((_, start) => {
    const window = units.slice(start, start + windowSize)
    const sounds = window.map((unit) => unit.sound)
    const variants = window.flatMap((unit, index) => (unit.other === undefined ? [] : [sounds.with(index, unit.other).join('')]))
    return [sounds.join(''), ...variants]
  })

const initialsOf = (units: readonly Unit[]): string[] => {
  const variants = [units.map((unit) => initialOf(unit.sound))]
  if (units.some((unit) => unit.other !== undefined)) variants.push(units.map((unit) => initialOf(unit.other ?? unit.sound)))
  return variants.flatMap((initials) => initials.map((_, start) => initials.slice(start, start + 10).join('')))
}

/**
 * Pinyin and initials of the texts for the search column. Each beginning stands after a space, so that `LIKE '% dayinzhi%'` finds whole syllables only: `an`
 * does not find 电 (dian). Made when a product is written; searching needs no dictionary.
 */
export const searchPinyinOf = (texts: readonly string[]): string => {
  const words = texts.flatMap((text) => {
    const units = unitsOf(text)
    return [...windowsOf(units), ...initialsOf(units)]
  })
  return ` ${[...new Set(words)].filter((word) => /[a-z]/.test(word)).join(' ')}`
}
