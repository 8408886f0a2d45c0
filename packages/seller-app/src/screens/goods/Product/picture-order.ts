/** A photo with what it shows in words. */
export interface Picture {
  readonly Url: string
  readonly Alt: string
}

/** The pictures with one of them at another place; the others close up. */
export const movedTo = (pictures: readonly Picture[], url: string, place: number): readonly Picture[] => {
  const moved = pictures.find(({ Url }) => Url === url)
  if (moved === undefined) return pictures
  const others = pictures.filter((picture) => picture !== moved)
  return others.toSpliced(Math.min(Math.max(place, 0), others.length), 0, moved)
}

const same = (one: Picture | undefined, other: Picture): boolean => one?.Url === other.Url && one.Alt === other.Alt

/** What was done to the pictures, in a few words; null when nothing was. */
export const changeWords = (before: readonly Picture[], after: readonly Picture[]): string | null => {
  const added = after.filter(({ Url }) => !before.some((picture) => picture.Url === Url)).length
  const removed = before.filter(({ Url }) => !after.some((picture) => picture.Url === Url)).length
  const stayed = before.filter(({ Url }) => after.some((picture) => picture.Url === Url))
  const left = after.filter(({ Url }) => before.some((picture) => picture.Url === Url))
  const isMoved = stayed.some(({ Url }, at) => left[at]?.Url !== Url)
  const described = stayed.filter((picture) => !left.some((other) => same(picture, other))).length
  const words = [
    ...(added > 0 ? [`加 ${added} 张`] : []), ...(removed > 0 ? [`移除 ${removed} 张`] : []),
    ...(isMoved ? ['换了顺序'] : []), ...(described > 0 ? [`改 ${described} 张的替代文字`] : []),
  ]
  return words.length === 0 ? null : words.join('，')
}
