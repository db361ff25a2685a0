/** Owner of these files in the file store. Their subject is the case. */
export const INPUT_FILES = 'case-inputs';

export const INPUT_ROW = `select key, answers, file_id as "fileId", mapping, reading, choices, confirmation,
    decision, reason, is_waived as "isWaived", provided_at as "providedAt", replacement
  from pursuits.case_inputs`;
