/**
 * A whole number in Indian digit groups: '1,18,000'. By hand, since a browser's own way takes longer to get ready than
 * all else that a page does before its first list.
 */
export const digitGroups = (whole: number): string =>
  String(Math.round(whole)).replace(/\d(?=(?:\d\d)+\d$)/g, '$&,')
