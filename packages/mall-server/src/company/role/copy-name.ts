import { cutText } from '../../platform/cut-text.ts'

/** The most characters of a role's name. */
const longest = 30

/** 采购员 副本, 采购员 副本2, … : the first that is not taken, at most as long as a name can be. */
export const copyNameOf = (name: string, taken: ReadonlySet<string>): string => {
  for (let many = 1; ; many++) {
    const ending = many === 1 ? ' 副本' : ` 副本${many}`
    const wanted = `${cutText(name, longest - ending.length)}${ending}`
    if (!taken.has(wanted)) return wanted
  }
}
