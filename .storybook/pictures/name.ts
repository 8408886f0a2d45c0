/** `screen-cart-filled`: file names hold no Chinese, so a picture is named by its story's file and not by its title. */
export function pictureName(file: string, story: string): string {
  const kind = file.includes('/packages/ui/') ? 'component' : file.includes('/mall-app/') ? 'screen' : 'page'
  const subject = /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? 'story'
  return [kind, subject, story].join('-').replaceAll(/\s+/g, '-').toLowerCase()
}
