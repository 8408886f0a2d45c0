/** The least that a bone may measure and still be seen as one, px. */
const least = { width: 24, height: 8 }

/** How far a bone may stand from where its content will stand, px. */
const slack = 2

const selector = "[data-part='bone'], [data-part='skeleton'] > [data-part='strip']"

/** Hidden on purpose, with all that is around it: another width shows it. */
const isHidden = (element: Element): boolean => !element.checkVisibility({ contentVisibilityAuto: true })

/** What is wrong with a bone of a table: its text will stand at the end of a cell whose numbers are aligned there. */
const isMisplaced = (bone: Element): boolean => {
  const cell = bone.closest('td[data-align]')
  if (cell === null) return false
  const [inner, outer] = [bone.getBoundingClientRect(), cell.getBoundingClientRect()]
  const { paddingInlineStart, paddingInlineEnd, direction } = getComputedStyle(cell)
  const [left, right] = direction === 'rtl' ? [paddingInlineEnd, paddingInlineStart] : [paddingInlineStart, paddingInlineEnd]
  const before = inner.left - outer.left - Number.parseFloat(left)
  const after = outer.right - inner.right - Number.parseFloat(right)
  const [start, end] = direction === 'rtl' ? [after, before] : [before, after]
  const wanted = { start, end, center: Math.abs(start - end) }[cell.getAttribute('data-align') ?? 'start'] ?? 0
  return Math.abs(wanted) > slack
}

/** The bones of the skeletons in sight that cannot be seen, or that stand where their content will not. */
export const poorBones = (root: ParentNode): string[] =>
  [...root.querySelectorAll(selector)].flatMap((bone) => {
    if (isHidden(bone)) return []
    const { width, height } = bone.getBoundingClientRect()
    const { backgroundColor } = getComputedStyle(bone)
    const column = bone.closest('td') === null ? '' : ` in column ${[...(bone.closest('tr')?.children ?? [])].indexOf(bone.closest('td') as Element) + 1}`
    if (width < least.width || height < least.height) return [`${Math.round(width)} × ${Math.round(height)} px${column}`]
    if (backgroundColor === 'rgba(0, 0, 0, 0)') return [`without a colour${column}`]
    return isMisplaced(bone) ? [`not where its content will stand${column}`] : []
  })

/** Fails a story whose skeleton has a bone that nobody can see. */
export const expectDrawnBones = (): void => {
  const found = poorBones(document.body)
  if (found.length > 0) throw new Error(`Bones of a skeleton that are not drawn:\n${[...new Set(found)].join('\n')}`)
}
