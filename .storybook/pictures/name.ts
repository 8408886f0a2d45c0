const plain = (text: string) => text.replaceAll(/\s+/g, '-').toLowerCase()

/** What the names of all pictures of a file of stories begin with: `screen-cart-`. */
export const subjectName = (file: string): string => {
  const kind = file.includes('/packages/ui/') ? 'component' : /\/(?:mall-app|app-kit)\//.test(file) ? 'screen' : 'page'
  const subject = /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? 'story'
  return plain(`${kind}-${subject}-`)
}

/** `screen-cart-filled`: file names hold no Chinese, so a picture is named by its story's file and not by its title. */
export const pictureName = (file: string, story: string): string => subjectName(file) + plain(story)
