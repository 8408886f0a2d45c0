/** Where an approval stands in a list, and what stands beside it. */
export interface Place {
  /** 第 1 单 / 共 14 单; null where it is in no list. */
  readonly words: string | null
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** The place of an approval among the first numbers of a list of `total`; `stood` is where it was before it was decided and left, else -1. */
export const placeOf = (numbers: readonly string[], total: number, approvalNo: string, stood: number): Place => {
  const at = numbers.indexOf(approvalNo)
  if (at !== -1) return { words: `第 ${at + 1} 单 / 共 ${total} 单`, previous: numbers[at - 1], next: numbers[at + 1] }
  if (stood === -1) return { words: null, previous: undefined, next: undefined }
  const next = Math.min(stood, numbers.length - 1)
  return { words: total === 0 ? '已是最后一单' : `还有 ${total} 单`, previous: numbers[next - 1], next: numbers[next] }
}
