export const synonymFieldOrder = ['phrase', 'meaning', 'filter'] as const
