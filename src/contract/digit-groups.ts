/**
 * A whole number in Indian digit groups: '1,18,000'. It avoids `Intl.NumberFormat`, whose start-up
 * takes longer than the rest of the work before the first list.
 */
export const digitGroups = (whole: number): string =>
  String(Math.round(whole)).replace(/\d(?=(?:\d\d)+\d$)/g, '$&,')
