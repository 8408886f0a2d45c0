/* By itself: pages that name approvers load no rules of flows. */

const shownApprovers = 3

/** 陆川、秦思远 of a few approvers; 陆川、秦思远、罗一帆等30人 of many: all of their names would be a page. */
export const approversText = (people: readonly string[]): string =>
  `${people.slice(0, shownApprovers).join('、')}${people.length > shownApprovers ? `等${people.length}人` : ''}`
