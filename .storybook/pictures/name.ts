const plain = (text: string) => text.replaceAll(/\s+/g, '-').toLowerCase()

/** The two apps have screens of one name, as the page of a login, so each has a kind of its own. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/\/packages\/ui\//, 'component'],
  [/\/(?:mall-app|app-kit)\//, 'screen'],
  [/\/seller-app\//, 'seller'],
]

/** What the names of all pictures of a file of stories begin with: `screen-cart-`. */
export const subjectName = (file: string): string => {
  const kind = kinds.find(([where]) => where.test(file))?.[1] ?? 'page'
  const subject = /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? 'story'
  return plain(`${kind}-${subject}-`)
}

/** `screen-cart-filled`: file names hold no Chinese, so a picture is named by its story's file and not by its title. */
export const pictureName = (file: string, story: string): string => subjectName(file) + plain(story)
