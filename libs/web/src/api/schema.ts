// Written by `npm run openapi` from the API’s own document, and not by hand.

export interface paths {
  '/api/reports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reports on versions that never existed are ignored */
    post: operations['report-from-browser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/remotes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['list-remote-health'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/system': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-system-state'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/mails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Emails that couldn't be sent, with the error, newest first */
    get: operations['list-dead-mails'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/mails/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports the whole list as a CSV file */
    get: operations['export-dead-mails'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/mails/{id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['retry-dead-mail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/mails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The 100 newest sent to the user's address in the last 90 days */
    get: operations['list-mails-of-user'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the service works right now */
    get: operations['get-status'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Newest first */
    get: operations['list-audit-entries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/audit/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports the whole list as a CSV file */
    get: operations['export-audit-entries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sign-up': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['sign-up'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/check-work-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['check-work-email'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-verification'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/send-verification-code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['send-verification-code'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/verify-email-code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['verify-email-code'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/verify-email-link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['verify-email-link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-session'];
    put?: never;
    post: operations['sign-in'];
    delete: operations['sign-out'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/name': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['change-name'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['change-password'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/password-reset-request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['password-reset-request'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/password-reset-verify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['password-reset-verify'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reset-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['reset-password'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['list-own-sessions'];
    put?: never;
    post?: never;
    delete: operations['end-other-sessions'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/sessions/failed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Newest first, of the last 30 days */
    get: operations['list-own-failed-sign-ins'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/sessions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['end-own-session'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/data-exports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-data-export'];
    put?: never;
    post: operations['request-data-export'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/data-exports/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['download-data-export'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/deletion': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['request-deletion'];
    delete: operations['cancel-deletion'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All users except admins */
    get: operations['list-users'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports the whole list as a CSV file */
    get: operations['export-users'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-user'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Most recently used first */
    get: operations['list-sessions-of-user'];
    put?: never;
    post?: never;
    delete: operations['end-sessions-of-user'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/failed-sign-ins': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Newest first, of the last 30 days */
    get: operations['list-failed-sign-ins-of-user'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/sessions/{sessionId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['end-session-of-user'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Emails a new code, with the same rate limit as for the user */
    post: operations['resend-verification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/unlock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** After too many wrong passwords or codes */
    post: operations['unlock-user'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/data-export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['export-data-of-user'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/admins': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['list-admins'];
    put?: never;
    /** Refused for an admin */
    post: operations['promote-to-admin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/admins/{userId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Refused for the last admin */
    delete: operations['demote-admin'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/step-up': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Re-authenticates the session for a few minutes */
    post: operations['step-up'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['list-messages'];
    put?: never;
    post: operations['send-message'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/messages/unread-count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['count-unread-messages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/messages/unread': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['list-unread-messages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/messages/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['search-messages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/messages/mark-read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['mark-messages-read'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/messages/mark-unread': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['mark-messages-unread'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/messages/mark-shown-read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['mark-shown-messages-read'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/messages/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['delete-messages'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/messages/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['restore-messages'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/messages/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-message'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/conversations/{id}/messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Newest first */
    get: operations['list-conversation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Messages about the case, newest first */
    get: operations['list-case-messages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/drafts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['list-drafts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/drafts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-draft'];
    put: operations['save-draft'];
    post?: never;
    delete: operations['delete-draft'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/drafts/{id}/send': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['send-draft'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/drafts/{id}/attachments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['list-attachments'];
    put?: never;
    post: operations['add-attachment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/drafts/{id}/attachments/{attachmentId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['remove-attachment'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/attachments/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['download-attachment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/recipients': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['search-recipients'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/team': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description Users to whom a conversation can be assigned */
    get: operations['list-team'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/conversations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['list-provider-conversations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/conversations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-provider-conversation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/conversations/{id}/done': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['set-conversation-done'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/conversations/{id}/assignee': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['assign-conversation'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/conversations/{id}/writing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['note-writing'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/saved-answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['list-saved-answers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/saved-answers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['put-saved-answer'];
    post?: never;
    delete: operations['delete-saved-answer'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/mail-preferences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-mail-preferences'];
    put: operations['set-mail-preferences'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/unsubscribe/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['show-unsubscribe-page'];
    put?: never;
    post: operations['unsubscribe'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/unsubscribe/{token}/page': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['unsubscribe-on-page'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/contact-submissions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['submit-contact-form'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/contact-form': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['send-contact-form'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/contact-submissions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['list-contact-submissions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/contact-submissions/{id}/answered': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Keeps the first admin who answered */
    put: operations['set-contact-answered'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pilot-signups/mine': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['find-own-pilot-signup'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pilot-signups': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['sign-up-for-pilot'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Messages of all users, without drafts */
    get: operations['list-all-messages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/messages/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports the whole list as a CSV file */
    get: operations['export-all-messages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/messages/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Any message with its full content */
    get: operations['get-overseen-message'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/pilot-signups': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['list-pilot-signups'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/pilot-signups/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports the whole list as a CSV file */
    get: operations['export-pilot-signups'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/pilot-signups/{id}/approve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Grants credits that expire when the pilot ends */
    post: operations['approve-pilot-signup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/pilot-signups/{id}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Emails the reason to the applicant */
    post: operations['decline-pilot-signup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/credits/billing-details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** For receipts issued from now on */
    get: operations['get-billing-details'];
    /** Issued receipts keep the details they have */
    put: operations['save-billing-details'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/credits/balance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-balance'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/credits/transactions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Newest first */
    get: operations['list-transactions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/credits/transactions/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports all transactions as a CSV file */
    get: operations['export-transactions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/credits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Manual adjustments, newest first */
    get: operations['list-adjustments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/credits/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports the whole list as a CSV file */
    get: operations['export-adjustments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/credits/{id}/approval': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Must be a different admin than the one who requested it */
    post: operations['approve-adjustment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/credits/{id}/refusal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['decline-adjustment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/credits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Above 500 credits a day, by one admin or for one user, a second admin must approve */
    post: operations['adjust-credits'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/refund': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Refunds the full amount through the payment provider */
    post: operations['refund-order'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/credits/{id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sends a refund to the payment provider again */
    post: operations['retry-refund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/credits/{id}/cancellation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Only if the payment provider holds no pending or succeeded refund */
    post: operations['cancel-refund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/credits/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Newest first */
    get: operations['list-orders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/credits/orders/{id}/receipt': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-receipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/credits/orders/{id}/receipt/pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The receipt as a PDF */
    get: operations['download-receipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/balance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-balance-of-user'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/transactions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Newest first */
    get: operations['list-transactions-of-user'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Newest first */
    get: operations['list-orders-of-user'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** By order ID, receipt number, or payment ID */
    get: operations['find-orders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/create-payment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['create-payment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/process-payment-success': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** For one checkout session, or for the newest order */
    post: operations['process-payment-success'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/stripe/webhook': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Verifies Stripe's signature of the raw body */
    post: operations['receive-stripe-event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/reconciliations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Past comparisons of orders with the payment provider */
    get: operations['list-reconciliations'];
    put?: never;
    /** Runs a comparison now. Safe to repeat. */
    post: operations['reconcile-payments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/quote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Binding price */
    post: operations['quote-case'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Own cases, newest first */
    get: operations['list-cases'];
    put?: never;
    /** Charges the credits and records the case in one transaction */
    post: operations['start-case'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-case'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/saved-calculations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Own calculations, newest first */
    get: operations['list-saved-calculations'];
    put?: never;
    post: operations['save-calculation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/saved-calculations/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports own calculations as a CSV file */
    get: operations['export-saved-calculations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/saved-calculations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-saved-calculation'];
    put?: never;
    post?: never;
    /** Can be restored for one day */
    delete: operations['delete-saved-calculation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/saved-calculations/{id}/rename': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['rename-saved-calculation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/saved-calculations/{id}/duplicate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['duplicate-saved-calculation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/saved-calculations/{id}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['restore-saved-calculation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pricing-draft': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Draft of the current user, shared by all devices */
    get: operations['get-pricing-draft'];
    put?: never;
    /** Refused if another device has saved a newer revision */
    post: operations['save-pricing-draft'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/cases': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Newest first */
    get: operations['list-cases-of-user'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/calculations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Newest first */
    get: operations['list-calculations-of-user'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/saved-calculations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Calculations of all users */
    get: operations['list-all-calculations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/saved-calculations/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports the whole list as a CSV file */
    get: operations['export-all-calculations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/pricing-drafts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Calculator drafts of sellers */
    get: operations['list-pricing-drafts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/pricing-drafts/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports the whole list as a CSV file */
    get: operations['export-pricing-drafts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/rate-cards': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Oldest first, including upcoming rate cards */
    get: operations['list-published-rate-cards'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/rate-cards': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Drafts first, then newest first */
    get: operations['list-rate-cards'];
    put?: never;
    /** Creates a draft with the current rates */
    post: operations['draft-rate-card'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/rate-cards/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports the whole list as a CSV file */
    get: operations['export-rate-cards'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/rate-cards/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-rate-card'];
    /** Drafts only */
    put: operations['change-rate-card'];
    post?: never;
    /** Drafts only */
    delete: operations['discard-rate-card'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/rate-cards/{id}/publication': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes effect on its start date */
    post: operations['publish-rate-card'];
    /** Before its start date only; it becomes a draft again */
    delete: operations['withdraw-rate-card'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/rate-cards/{id}/trial': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Reprices recent quotes with this rate card */
    get: operations['try-rate-card'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pursuits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Own pursuits, newest first by default */
    get: operations['list-pursuits'];
    put?: never;
    /** Turns the draft, if there is one, into a pursuit */
    post: operations['register-pursuit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pursuits/board': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Own pursuits by stage, the first of each column, without withdrawn ones */
    get: operations['get-pursuit-board'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pursuits/summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-pursuit-summary'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pursuits/waiting-count': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Number of cases and reviews that need an action of the seller */
    get: operations['count-waiting'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pursuits/activity': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Recent activity in own pursuits and their cases */
    get: operations['list-activity'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pursuits/colleague': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A colleague who registered the same prospect in the same quarter */
    get: operations['find-colleague-of-prospect'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pursuits/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An own pursuit with its history; admins can read all */
    get: operations['get-pursuit'];
    put: operations['edit-pursuit'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pursuits/{id}/move': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Moves the pursuit to another stage. A win or loss needs a reason and a date. */
    post: operations['move-pursuit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pursuits/{id}/notes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Adds a note to the history */
    post: operations['add-pursuit-note'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pursuit-draft': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-pursuit-draft'];
    put: operations['save-pursuit-draft'];
    post?: never;
    delete: operations['discard-pursuit-draft'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pursuits/{id}/case': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Newest case of an own pursuit; admins can read all */
    get: operations['get-case-of-pursuit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/pursuit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The pursuit of an own case, if it has one */
    get: operations['find-pursuit-of-case'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/moves': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Commands available to the seller in the state of the case */
    post: operations['move-case'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/pursuits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Pursuits of all sellers */
    get: operations['list-all-pursuits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/users/{id}/steps': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the user did in own pursuits and cases, the newest 25 */
    get: operations['list-steps-of-user'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Open cases of all sellers, sorted by due date */
    get: operations['list-cases-to-do'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports the whole list as a CSV file */
    get: operations['export-cases-to-do'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/counts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Number of cases in each view of the queue */
    get: operations['count-cases-to-do'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/figures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Workload by analyst, and turnaround over the last 90 days */
    get: operations['get-case-figures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/analyst': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Assigns the case to an admin, or unassigns it */
    put: operations['assign-case'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/presentation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Sets date and attendees of the presentation, if the terms include it. The seller sees them. */
    put: operations['plan-presentation'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/notes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Internal notes, newest first */
    get: operations['list-case-notes'];
    put?: never;
    /** Internal: sellers don't see it */
    post: operations['add-case-note'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/moves': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Commands available to the provider in the state of the case */
    post: operations['move-case-as-provider'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/deliverables': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Versions of an own case; admins can read all */
    get: operations['list-deliverables'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/deliverable-files/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['download-deliverable-file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/next-version': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Files prepared for the next version */
    get: operations['get-next-version'];
    put?: never;
    /** Makes the version available to the seller */
    post: operations['publish-deliverable'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/next-version/files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Idempotent: adding the same file again changes nothing */
    post: operations['add-deliverable-file'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/next-version/files/{fileId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['remove-deliverable-file'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Inputs that an own case needs, with their state */
    get: operations['list-inputs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}/answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Answers an input without a file */
    put: operations['answer-input'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['download-input-file'];
    put?: never;
    /** Replaces the current file. The content is uploaded afterward. */
    post: operations['attach-input-file'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}/columns': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Assigns columns of the file to fields of the input */
    put: operations['map-input-columns'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}/choices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Chooses which rows and which storage of the file count. Totals and the intake statement follow */
    put: operations['choose-input-rows'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}/cost-choices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Chooses which cost and which kinds of lines of a bill count. Totals and the intake statement follow */
    put: operations['choose-bill-cost'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Confirms what looks implausible in the file */
    post: operations['confirm-input'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Removes what was provided, or cancels its upload */
    delete: operations['clear-input'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/inputs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Inputs that a case needs, with their state */
    get: operations['list-inputs-of-case'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/inputs/{key}/file': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['download-input-file-of-case'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/inputs/{key}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['accept-input'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/inputs/{key}/return': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Returns the input to the seller with a reason */
    post: operations['return-input'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}/rows': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Machines or hosts of an uploaded file, in its order by default */
    get: operations['list-input-rows'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}/rows/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports the whole list as a CSV file */
    get: operations['export-input-rows'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}/figures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Distributions, outliers and corrections of the rows */
    get: operations['get-input-figures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}/corrections': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Counts a row, leaves it out, or replaces an amount */
    post: operations['correct-input-row'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}/corrections/{correctionId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['undo-input-correction'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}/replacement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the new file of an input changes */
    get: operations['get-replacement'];
    put?: never;
    post?: never;
    /** Keeps the current file, and removes the new one */
    delete: operations['drop-replacement'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}/replacement/take': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Uses the new file instead of the current one */
    post: operations['take-replacement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/inputs/{key}/rows': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Machines or hosts of a seller’s file, in its order by default */
    get: operations['list-input-rows-of-case'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/inputs/{key}/rows/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports the whole list as a CSV file */
    get: operations['export-input-rows-of-case'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/inputs/{key}/figures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Distributions, outliers and corrections of the rows */
    get: operations['get-input-figures-of-case'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}/bill': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Counted cost by month and service */
    get: operations['get-bill-figures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}/bill/lines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Lines of a bill by month, service and kind, the most expensive first by default */
    get: operations['list-bill-lines'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}/bill/lines/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports the whole list as a CSV file */
    get: operations['export-bill-lines'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/inputs/{key}/bill': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Counted cost by month and service */
    get: operations['get-bill-figures-of-case'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/inputs/{key}/bill/lines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Lines of a bill by month, service and kind, the most expensive first by default */
    get: operations['list-bill-lines-of-case'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/inputs/{key}/bill/lines/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports the whole list as a CSV file */
    get: operations['export-bill-lines-of-case'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/input-files/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The input of an uploaded file; admins can find all */
    get: operations['find-input-of-file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}/sizing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the machines of an input would run on, and what it costs */
    get: operations['get-sizing'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/inputs/{key}/sizing/machines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Each machine with its instance, and why this one */
    get: operations['list-sized-machines'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** For an own case; admins can read all */
    get: operations['list-reviews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reviews-to-answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Reviews whose proposed times the current user hasn't answered */
    get: operations['list-reviews-to-answer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/reviews/{reviewId}/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Books a proposed time, requests other times, or declines */
    post: operations['answer-review'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/action-items/{itemId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Marks an action item as done or not done */
    put: operations['set-action-item-done'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/reviews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Proposes times for a new review, or replaces proposed times */
    post: operations['propose-review'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/reviews/{reviewId}/cancellation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['cancel-review'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/reviews/{reviewId}/minutes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Saves minutes and action items, replacing earlier ones */
    put: operations['minute-review'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/action-items/{itemId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['set-action-item-done-as-provider'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/advocate-links': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** For an own case; admins can read all */
    get: operations['list-advocate-links'];
    put?: never;
    /** Emails a single-use link that opens this case only */
    post: operations['invite-advocate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/advocate-links/{linkId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['revoke-advocate-link'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/advocate-links/{linkId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['revoke-advocate-link-as-provider'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/case-review/opening': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Exchanges a single-use link from an email for read access */
    post: operations['open-case-review'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/case-review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The case that this browser opened with a link */
    get: operations['get-case-review'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/case-review/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Approves the case, declines it, or comments on it */
    post: operations['answer-case-review'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/case-review/files/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['download-case-review-file'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/sample-case/{form}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The sample case as a PDF, as slides or as a workbook */
    get: operations['download-sample-case'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/value-model': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** For an own case; admins can read all */
    get: operations['get-value-model'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/value-model/versions/{number}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The model as frozen in this version */
    get: operations['get-value-model-version'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/value-model/comments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** On the model or on one of its rows, newest first */
    get: operations['list-model-comments'];
    put?: never;
    /** On a row of the model */
    post: operations['add-model-comment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/value-model/comments/{commentId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Resolves or reopens a comment */
    put: operations['resolve-model-comment'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/value-model': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Saves the whole model, based on a revision */
    put: operations['save-value-model'];
    /** Starts with the case’s solutions from a template */
    post: operations['start-value-model'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/value-model/editor': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Locks the model for one editor at a time */
    put: operations['change-model-editor'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/value-model/versions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Freezes the current model as a version */
    post: operations['make-value-model-version'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/value-model/versions/{number}/documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Creates missing documents now */
    post: operations['retry-model-documents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/cases/{id}/value-model/versions/{number}/delivery': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Adds its documents to the deliverables of the case */
    post: operations['deliver-value-model-version'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/value-model/versions/{number}/documents': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Documents of a version, created or pending */
    get: operations['list-model-documents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cases/{id}/value-model/versions/{number}/documents/{kind}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['download-model-document'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/verify/{sha256}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the document belongs to an issued version */
    get: operations['verify-document'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/price-books': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** With the newest published version of each */
    get: operations['list-price-books'];
    put?: never;
    /** With an empty draft of its first version */
    post: operations['add-price-book'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/price-books/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports the whole list as a CSV file */
    get: operations['export-price-books'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/price-books/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** With all its versions */
    get: operations['get-price-book'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/price-books/{id}/versions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Starts with the lines of the newest version */
    post: operations['draft-price-book-version'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/price-book-versions/{id}/lines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** In the order of the imported file */
    get: operations['list-price-lines'];
    /** Replaces all lines of a draft, or changes nothing */
    put: operations['import-price-lines'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/price-book-versions/{id}/lines/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports lines as a CSV file that can be imported */
    get: operations['export-price-lines'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/price-book-versions/{id}/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** With the version published before it */
    get: operations['compare-price-book-version'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/price-book-versions/{id}/import-trial': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Shows what an import would change, and its errors */
    post: operations['try-price-import'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/price-book-versions/{id}/publication': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** It never changes from then on */
    post: operations['publish-price-book-version'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/price-book-versions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Drafts only. A book without versions goes too */
    delete: operations['discard-price-book-version'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/price-books': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Published versions of all price books */
    get: operations['list-published-price-books'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/price-books/versions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What can be chosen in a published version */
    get: operations['get-price-choices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/email-change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-email-change'];
    put?: never;
    post: operations['request-email-change'];
    delete: operations['cancel-email-change'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/email-change/code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['send-email-change-code'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/email-change/confirm': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['confirm-email-change'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/email-change/confirm-by-link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['confirm-email-change-by-link'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/undo-email-change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['undo-email-change'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/second-step': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['take-second-step'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/two-step': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['get-two-step'];
    put?: never;
    post: operations['begin-two-step'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/two-step/on': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['turn-on-two-step'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/two-step/recovery-codes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['renew-recovery-codes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/two-step/off': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['turn-off-two-step'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/passkeys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['list-passkeys'];
    put?: never;
    post: operations['add-passkey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/passkeys/begin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['begin-passkey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/passkeys/{id}/rename': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['rename-passkey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/passkeys/{id}/remove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['remove-passkey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/passkey/begin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['begin-passkey-sign-in'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session/passkey': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['passkey-sign-in'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/account/step-up/passkey': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Re-authenticates the session for a few minutes */
    post: operations['passkey-step-up'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/defaults': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Its versions */
    get: operations['get-default-library'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/defaults/published': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All defaults of the newest published version */
    get: operations['get-published-defaults'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/defaults/versions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Starts with the defaults of the newest version */
    post: operations['draft-default-version'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/default-versions/{id}/lines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** In the order of the imported file */
    get: operations['list-defaults'];
    /** Replaces all defaults of a draft, or changes nothing */
    put: operations['import-defaults'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/default-versions/{id}/lines/csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Exports defaults as a CSV file that can be imported */
    get: operations['export-defaults'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/default-versions/{id}/changes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** With the version published before it */
    get: operations['compare-default-version'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/default-versions/{id}/import-trial': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Shows what an import would change, and its errors */
    post: operations['try-default-import'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/default-versions/{id}/publication': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** It never changes from then on */
    post: operations['publish-default-version'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/default-versions/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Drafts only */
    delete: operations['discard-default-version'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    ErrorBody: {
      /** @example TypeError */
      name: string;
      /** @example routes.js:1:2048 */
      at: string;
    };
    VitalBody: {
      /** @enum {string} */
      name: 'LCP' | 'INP' | 'CLS';
      value: number;
    };
    RemoteReportBody: {
      /** @example calculator */
      remote: string;
      /** @example 1.0.0-3ebc7ea1 */
      version: string;
      views: number;
      errors: components['schemas']['ErrorBody'][];
      vitals: components['schemas']['VitalBody'][];
    };
    ReportsBody: {
      reports: components['schemas']['RemoteReportBody'][];
    };
    RemoteHealthAnswer: {
      /** @example calculator */
      remote: string;
      /** @example 1.0.0-3ebc7ea1 */
      version: string;
      /** Format: date-time */
      firstReportedAt: string;
      /** Format: date-time */
      lastReportedAt: string;
      views: number;
      errors: number;
      vitals: number;
      goodVitals: number;
    };
    RemotesHealthAnswer: {
      remotes: components['schemas']['RemoteHealthAnswer'][];
    };
    OutboxStateAnswer: {
      waiting: number;
      dead: number;
      /** @description Age of the oldest waiting event */
      oldestSeconds: number;
    };
    QueueStateAnswer: {
      waiting: number;
      active: number;
      delayed: number;
      completed: number;
      failed: number;
    };
    ScheduledJobAnswer: {
      /** @example billing.expire-credits */
      name: string;
      /**
       * Format: date-time
       * @description Start of the last successful run
       */
      startedAt: string | null;
      isRunning: boolean;
    };
    SystemStateAnswer: {
      outbox: components['schemas']['OutboxStateAnswer'];
      /** @description Null while the queue is unavailable */
      queue: components['schemas']['QueueStateAnswer'] | null;
      jobs: components['schemas']['ScheduledJobAnswer'][];
    };
    DeadMailAnswer: {
      /** Format: uuid */
      id: string;
      /** @example billing.credits-purchased */
      type: string;
      /** Format: date-time */
      occurredAt: string;
      /**
       * Format: date-time
       * @description When the last attempt failed
       */
      deadAt: string;
      attempts: number;
      lastError: string;
      /** @description Email addresses; null for a deleted account */
      recipient: string | null;
      /** Format: uuid */
      userId: string | null;
      /** @description Null for a deleted account */
      userName: string | null;
    };
    DeadMailPageAnswer: {
      rows: components['schemas']['DeadMailAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
      /** @description On all pages; counted up to 10000, 1000 with a filter, 100 with a search */
      total: number;
      /** @description Whether the count is exact */
      isTotalExact: boolean;
    };
    SentMailAnswer: {
      id: string;
      /** @example identity.mail-welcome */
      name: string;
      /**
       * @description Without codes, links and addresses. Null for mails sent before subjects were kept
       * @example Welcome to Casewright
       */
      subject: string | null;
      /** Format: date-time */
      sentAt: string;
    };
    PartAnswer: {
      /**
       * @description `background`: mails, notifications, documents
       * @enum {string}
       */
      part: 'service' | 'background';
      /** @enum {string} */
      state: 'working' | 'delayed' | 'down';
    };
    StatusAnswer: {
      parts: components['schemas']['PartAnswer'][];
    };
    AuditPersonAnswer: {
      name: string;
      email: string;
    };
    AuditEntryAnswer: {
      id: string;
      /** Format: date-time */
      happenedAt: string;
      /** @enum {string} */
      actorKind: 'admin' | 'user' | 'visitor' | 'operator' | 'system';
      /** Format: uuid */
      actorId: string | null;
      /** @description Email address of the admin at that time, or an operator */
      actor: string | null;
      actorPerson: components['schemas']['AuditPersonAnswer'] | null;
      /** Format: uuid */
      sessionId: string | null;
      address: string | null;
      requestId: string | null;
      /** @example promote-to-admin */
      action: string;
      /** @example user */
      subjectKind: string | null;
      subjectId: string | null;
      subjectPerson: components['schemas']['AuditPersonAnswer'] | null;
      /** @description If the object is a case: 1042 for C-1042 */
      subjectCaseNumber: number | null;
      details: {
        reason?: string;
        changes?: {
          [key: string]: ((string | number | boolean) | null)[];
        };
        facts?: {
          [key: string]: (string | number | boolean) | null;
        };
      };
    };
    AuditEntryPageAnswer: {
      rows: components['schemas']['AuditEntryAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
      /** @description On all pages; counted up to 10000, 1000 with a filter, 100 with a search */
      total: number;
      /** @description Whether the count is exact */
      isTotalExact: boolean;
    };
    SignUpBody: {
      /** @example sam@acme.example */
      email: string;
      /** @example Sam */
      firstName: string;
      /** @example Seller */
      lastName: string;
      password: string;
      /** @enum {boolean} */
      agreeToTerms: true;
    };
    SignUpAnswer: {
      email: string;
    };
    CheckWorkEmailBody: {
      /** @example sam@acme.example */
      email: string;
    };
    CheckWorkEmailAnswer: {
      /** @description Why the email address can't be used to sign up */
      error: string | null;
    };
    VerificationAnswer: {
      email: string;
      /**
       * Format: date-time
       * @description When the newest valid code was sent
       */
      codeSentAt: string | null;
      /** @description Seconds until another code can be requested */
      retryAfterSeconds: number;
    };
    PendingVerificationAnswer: {
      pending: components['schemas']['VerificationAnswer'] | null;
    };
    VerifyEmailCodeBody: {
      /** @example sam@acme.example */
      email: string;
      /** @example 123456 */
      code: string;
    };
    ResetLinkAnswer: {
      accessToken: string;
      refreshToken: string;
    };
    VerifyEmailAnswer: {
      success: boolean;
      /** @description Error message for the user */
      error?: string;
      /**
       * @description Present on success
       * @enum {string}
       */
      outcome?: 'signed-up' | 'verified' | 'already-verified' | 'choose-password';
      /** @description To choose a password in a different browser than the one used to sign up */
      resetLink?: components['schemas']['ResetLinkAnswer'];
    };
    VerifyEmailLinkBody: {
      /** @example sam@acme.example */
      email: string;
      token: string;
    };
    SessionUser: {
      /** Format: uuid */
      id: string;
      email: string;
      /** @description Part of the email address before the @ */
      name: string;
      firstName: string;
      lastName: string;
      isAdmin: boolean;
      emailVerified: boolean;
      /** Format: date-time */
      createdAt: string;
      /** @description Seconds until an idle session expires */
      sessionSecondsLeft: number;
      /** @description Whether sign-in requires a second step after the password */
      hasTwoStep: boolean;
      /** @description Whether the user has a passkey */
      hasPasskeys: boolean;
      /** @description Whether a second factor was used to sign in. Required in the admin area. */
      isMfa: boolean;
      /**
       * Format: date-time
       * @description When the account will be deleted at the user's request
       */
      deletionDueAt: string | null;
    };
    SessionAnswer: {
      user: components['schemas']['SessionUser'] | null;
      /**
       * @description Remaining step of the sign-in
       * @enum {string}
       */
      next?: 'second-step' | 'verify-email';
    };
    SignInBody: {
      /** @example sam@acme.example */
      email: string;
      password: string;
    };
    ChangeNameBody: {
      /** @example Sam */
      firstName: string;
      /** @example Seller */
      lastName: string;
    };
    ChangePasswordBody: {
      password: string;
      newPassword: string;
    };
    RequestResetBody: {
      /** @example sam@acme.example */
      email: string;
    };
    ResetByCodeBody: {
      /** @example 123456 */
      code: string;
      newPassword: string;
    };
    ResetByLinkBody: {
      accessToken: string;
      refreshToken: string;
      newPassword: string;
    };
    OwnSession: {
      /** Format: uuid */
      id: string;
      /** @example Chrome on Windows */
      device: string;
      /** @enum {string} */
      kind: 'computer' | 'phone' | 'tablet' | 'unknown';
      /** Format: date-time */
      openedAt: string;
      /**
       * Format: date-time
       * @description Accurate to a few minutes
       */
      lastSeenAt: string;
      /** @description Whether this is the current session */
      isCurrent: boolean;
    };
    OwnSessionsAnswer: {
      rows: components['schemas']['OwnSession'][];
    };
    FailedSignInAnswer: {
      /**
       * @description IPv4 address or IPv6 /64
       * @example 203.0.113.9
       */
      network: string;
      /**
       * @description What was wrong
       * @enum {string}
       */
      reason: 'password' | 'second-step';
      /** @description Failures within the hour */
      count: number;
      /** Format: date-time */
      lastAt: string;
    };
    FailedSignInsAnswer: {
      rows: components['schemas']['FailedSignInAnswer'][];
    };
    DataExportAnswer: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      status: 'being-made' | 'ready' | 'failed';
      /** Format: date-time */
      requestedAt: string;
      /** Format: date-time */
      expiresAt: string | null;
    };
    NewestDataExportAnswer: {
      newest: components['schemas']['DataExportAnswer'] | null;
    };
    RequestDeletionBody: {
      password: string;
      confirmation: string;
    };
    RequestedDeletionAnswer: {
      /** Format: date-time */
      dueAt: string;
    };
    ListedUserAnswer: {
      /** Format: uuid */
      id: string;
      firstName: string;
      lastName: string;
      email: string;
      emailVerified: boolean;
      /** Format: date-time */
      joinedAt: string;
    };
    ListedUserPageAnswer: {
      rows: components['schemas']['ListedUserAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
      /** @description On all pages; counted up to 10000, 1000 with a filter, 100 with a search */
      total: number;
      /** @description Whether the count is exact */
      isTotalExact: boolean;
    };
    UserProfileAnswer: {
      /** Format: uuid */
      id: string;
      firstName: string;
      lastName: string;
      email: string;
      emailVerified: boolean;
      isAdmin: boolean;
      /** Format: date-time */
      joinedAt: string;
      termsVersion: string;
      hasTwoStep: boolean;
      passkeys: number;
      /** Format: date-time */
      deletionDueAt: string | null;
      /**
       * Format: date-time
       * @description Accurate to a few minutes
       */
      lastSeenAt: string | null;
      /**
       * Format: date-time
       * @description Set after too many wrong passwords or codes
       */
      lockedUntil: string | null;
    };
    UserSessionAnswer: {
      /** Format: uuid */
      id: string;
      /** @example Chrome on Windows */
      device: string;
      /** @enum {string} */
      kind: 'computer' | 'phone' | 'tablet' | 'unknown';
      /** Format: date-time */
      openedAt: string;
      /**
       * Format: date-time
       * @description Accurate to a few minutes
       */
      lastSeenAt: string;
    };
    ListedAdminAnswer: {
      /** Format: uuid */
      id: string;
      firstName: string;
      lastName: string;
      email: string;
      /** Format: date-time */
      joinedAt: string;
      hasSecondFactor: boolean;
    };
    PromoteBody: {
      /** @example nora@northwind.example */
      email: string;
    };
    StepUpBody: {
      password: string;
    };
    SendMessageBody: {
      subject: string;
      content: string;
      /** @example sam@acme.example */
      recipient?: string;
      /**
       * Format: uuid
       * @description ID of a received message; the reply goes to its sender
       */
      inReplyTo?: string;
      /**
       * Format: uuid
       * @description ID of the draft whose attachments are sent
       */
      draftId?: string;
    };
    SentMessageAnswer: {
      /** Format: uuid */
      messageId: string;
      /** Format: uuid */
      conversationId: string;
      /** @description 1, also if sent to the team */
      recipientCount: number;
    };
    SentAttachmentAnswer: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description In bytes */
      size: number;
      /** @description Media type of the content */
      type: string;
    };
    ListedMessageAnswer: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      conversationId: string;
      subject: string;
      /** Format: uuid */
      senderId: string;
      /** @description 'Former user' if the account was deleted */
      senderName: string;
      /** @description If so, the message can't be answered */
      hasSenderLeft: boolean;
      isAdminMessage: boolean;
      /** @description Whether the current user wrote it */
      isMine: boolean;
      isRead: boolean;
      /** Format: date-time */
      createdAt: string;
      attachments: components['schemas']['SentAttachmentAnswer'][];
      /** @description Sent messages only: 1, also if sent to the team */
      recipientCount?: number;
      /** @description Messages sent to one person only; absent if sent to the team */
      recipientName?: string;
      /** @description Plain text */
      content: string;
    };
    ListedMessagePageAnswer: {
      rows: components['schemas']['ListedMessageAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
    };
    UnreadCountAnswer: {
      /** @description Capped at 100, which means more than 99 */
      count: number;
    };
    UnreadMessageAnswer: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      conversationId: string;
      subject: string;
      /** @description First 100 characters as plain text, with an ellipsis if shortened */
      preview: string;
      senderName: string;
      /** Format: date-time */
      createdAt: string;
    };
    UnreadMessagesAnswer: {
      /** @description The 10 newest */
      rows: components['schemas']['UnreadMessageAnswer'][];
      /** @description Pass to mark-shown-messages-read, so that later messages stay unread */
      snapshot: string;
    };
    TextPartAnswer: {
      /** @description Plain text */
      text: string;
      /** @description Whether this part matches the search */
      isHit: boolean;
    };
    FoundMessageAnswer: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      conversationId: string;
      subject: string;
      /** Format: uuid */
      senderId: string;
      /** @description 'Former user' if the account was deleted */
      senderName: string;
      /** @description If so, the message can't be answered */
      hasSenderLeft: boolean;
      isAdminMessage: boolean;
      /** @description Whether the current user wrote it */
      isMine: boolean;
      isRead: boolean;
      /** Format: date-time */
      createdAt: string;
      attachments: components['schemas']['SentAttachmentAnswer'][];
      /** @description Sent messages only: 1, also if sent to the team */
      recipientCount?: number;
      /** @description Messages sent to one person only; absent if sent to the team */
      recipientName?: string;
      subjectParts: components['schemas']['TextPartAnswer'][];
      /** @description Part of the content around the first match */
      excerptParts: components['schemas']['TextPartAnswer'][];
    };
    FoundMessagePageAnswer: {
      rows: components['schemas']['FoundMessageAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
    };
    MessageIdsBody: {
      ids: string[];
    };
    MarkShownReadBody: {
      /**
       * @description Snapshot of the list that was shown
       * @example 1000:1000:
       */
      snapshot: string;
    };
    MessageDraftAnswer: {
      /** Format: uuid */
      id: string;
      subject: string;
      /** @description Plain text */
      content: string;
      /** @description As typed by an admin; empty for other users */
      recipient: string;
      /**
       * Format: uuid
       * @description ID of the message being answered
       */
      inReplyTo: string | null;
      version: number;
      /** Format: date-time */
      updatedAt: string;
    };
    MessageDraftPageAnswer: {
      rows: components['schemas']['MessageDraftAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
    };
    SaveMessageDraftBody: {
      subject: string;
      content: string;
      /** @example sam@acme.example */
      recipient?: string;
      /**
       * Format: uuid
       * @description ID of the message being answered
       */
      inReplyTo?: string;
      /**
       * @description Revision that this tab saved last; omit for a new draft
       * @example 1
       */
      version?: number;
    };
    DraftVersionAnswer: {
      version: number;
      /** @description Subject as saved, or 'Untitled Draft' if it was empty */
      subject: string;
    };
    SendDraftBody: {
      /**
       * @description Revision that this tab shows
       * @example 1
       */
      version: number;
    };
    AttachmentAnswer: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description In bytes */
      size: number;
      /** @description Bytes received so far */
      received: number;
      /** @enum {string} */
      state: 'uploading' | 'checking' | 'ready' | 'refused';
      /** @description Media type of the content */
      type: string | null;
      /** @description Why the file was rejected */
      problem: string | null;
    };
    AttachmentsAnswer: {
      rows: components['schemas']['AttachmentAnswer'][];
    };
    AttachmentBody: {
      /**
       * Format: uuid
       * @description Generated by the browser. The content is uploaded to /api/uploads under this ID.
       */
      id: string;
      /** @example site-b-storage.xlsx */
      name: string;
      /**
       * @description In bytes
       * @example 184320
       */
      size: number;
    };
    PersonAnswer: {
      /** Format: uuid */
      id: string;
      name: string;
      email: string;
    };
    WriterAnswer: {
      /** Format: uuid */
      id: string;
      name: string;
    };
    ProviderConversationAnswer: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      personId: string;
      personName: string;
      isDone: boolean;
      /** Format: uuid */
      assigneeId: string | null;
      assigneeName: string | null;
      /** @description Subject of the newest message */
      subject: string;
      /** @description Beginning of the newest message, as plain text */
      preview: string;
      /** Format: date-time */
      lastMessageAt: string;
      /** @description Admins who have replied in this conversation */
      answeredBy: components['schemas']['WriterAnswer'][];
      /** @description Whether the current user has unread messages in it */
      isUnread: boolean;
    };
    ProviderConversationPageAnswer: {
      rows: components['schemas']['ProviderConversationAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
    };
    ProviderConversationDetailAnswer: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      personId: string;
      personName: string;
      isDone: boolean;
      /** Format: uuid */
      assigneeId: string | null;
      assigneeName: string | null;
      /** @description Subject of the newest message */
      subject: string;
      /** @description Beginning of the newest message, as plain text */
      preview: string;
      /** Format: date-time */
      lastMessageAt: string;
      /** @description Admins who have replied in this conversation */
      answeredBy: components['schemas']['WriterAnswer'][];
      /** @description Whether the current user has unread messages in it */
      isUnread: boolean;
      /** @description Colleagues who are writing a reply */
      writers: components['schemas']['WriterAnswer'][];
    };
    ConversationDoneBody: {
      isDone: boolean;
    };
    AssigneeBody: {
      /**
       * Format: uuid
       * @description ID of an admin; null to unassign
       */
      assigneeId: string | null;
    };
    SavedAnswerAnswer: {
      /** Format: uuid */
      id: string;
      title: string;
      /** @description May contain the placeholders {name} and {first name} */
      content: string;
    };
    SavedAnswerBody: {
      /** @example Turnaround */
      title: string;
      /** @example Hello {name}, your case is due in three business days. */
      content: string;
    };
    MailPreferencesBody: {
      /** @description Emails about unread messages */
      messages: boolean;
      /** @description Emails about own cases */
      cases: boolean;
      /** @description Emailed receipts of purchases */
      receipts: boolean;
      /** @description Emails about product news */
      updates: boolean;
      /**
       * @description How often to send emails about messages; daily emails are sent at 8:00
       * @enum {string}
       */
      cadence: 'at-once' | 'daily';
      /** @example America/Los_Angeles */
      timeZone: string;
    };
    ContactFormBody: {
      /** @example Dana Reyes */
      name: string;
      /** @example dana@fabrikam.example */
      email: string;
      /** @example 415-555-0100 */
      phone: string;
      /** @example What does a case cost? */
      message: string;
      website?: string;
    };
    ContactSubmissionAnswer: {
      /** Format: uuid */
      id: string;
      name: string;
      email: string;
      /** @example +14155550100 */
      phone: string;
      /** @description Plain text */
      message: string;
      /** Format: date-time */
      createdAt: string;
      /**
       * Format: uuid
       * @description ID of the user with this email address
       */
      userId: string | null;
      /** Format: date-time */
      answeredAt: string | null;
      /** Format: uuid */
      answeredBy: string | null;
      /** @description Email address; null for a deleted account */
      answerer: string | null;
    };
    ContactSubmissionPageAnswer: {
      rows: components['schemas']['ContactSubmissionAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
    };
    ContactAnsweredBody: {
      isAnswered: boolean;
    };
    OwnPilotSignupAnswer: {
      workEmail: string;
      /** Format: date-time */
      requestedAt: string;
      /** @enum {string} */
      state: 'waiting' | 'approved' | 'declined';
    };
    OwnPilotSignupsAnswer: {
      signup: components['schemas']['OwnPilotSignupAnswer'] | null;
    };
    PilotSignupBody: {
      /** @example dana@northwind.example */
      workEmail: string;
      /** @example Northwind */
      company: string;
      /** @example Dana Reyes */
      contactName: string;
      /** @example 415-555-0100 */
      contactNumber: string;
      agreeToTerms: boolean;
    };
    OverseenMessageAnswer: {
      /** Format: uuid */
      id: string;
      subject: string;
      /** @description Beginning of the content */
      preview: string;
      /** Format: uuid */
      senderId: string;
      senderName: string;
      /**
       * Format: uuid
       * @description Null if sent to several users
       */
      recipientId: string | null;
      /** @description Null if sent to all admins */
      recipientName: string | null;
      recipientCount: number;
      isAdminMessage: boolean;
      /** @description Whether any recipient has read it */
      isRead: boolean;
      /** Format: date-time */
      createdAt: string;
    };
    OverseenMessagePageAnswer: {
      rows: components['schemas']['OverseenMessageAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
      /** @description On all pages; counted up to 10000, 1000 with a filter, 100 with a search */
      total: number;
      /** @description Whether the count is exact */
      isTotalExact: boolean;
    };
    OverseenCopyAnswer: {
      /** Format: uuid */
      ownerId: string;
      /** Format: date-time */
      readAt: string | null;
      isDeleted: boolean;
    };
    OverseenMessageDetailsAnswer: {
      /** Format: uuid */
      id: string;
      subject: string;
      /** @description Beginning of the content */
      preview: string;
      /** Format: uuid */
      senderId: string;
      senderName: string;
      /**
       * Format: uuid
       * @description Null if sent to several users
       */
      recipientId: string | null;
      /** @description Null if sent to all admins */
      recipientName: string | null;
      recipientCount: number;
      isAdminMessage: boolean;
      /** @description Whether any recipient has read it */
      isRead: boolean;
      /** Format: date-time */
      createdAt: string;
      /** @description Plain text */
      content: string;
      copies: components['schemas']['OverseenCopyAnswer'][];
    };
    PilotSignupAnswer: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      userId: string;
      workEmail: string;
      company: string;
      contactName: string;
      /** @example +14155550100 */
      contactNumber: string;
      /** Format: date-time */
      createdAt: string;
      /** @enum {string} */
      state: 'waiting' | 'approved' | 'declined';
      /** Format: date-time */
      decidedAt: string | null;
      /** Format: uuid */
      decidedBy: string | null;
      /** @description Email of the admin who decided */
      decider: string | null;
      /** @description Approved signups only */
      credits: number | null;
      /** @description Declined signups only */
      reason: string | null;
    };
    PilotSignupPageAnswer: {
      rows: components['schemas']['PilotSignupAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
      /** @description On all pages; counted up to 10000, 1000 with a filter, 100 with a search */
      total: number;
      /** @description Whether the count is exact */
      isTotalExact: boolean;
    };
    ApprovePilotBody: {
      /** @example 100 */
      credits: number;
    };
    DeclinePilotBody: {
      /** @example The pilot is limited to pursuits in North America. */
      reason: string;
    };
    BillingDetailsAnswer: {
      company: string;
      /** @description One line per line of the address */
      address: string;
      taxId: string;
      purchaseOrder: string;
    };
    BillingDetailsBody: {
      /** @example Northwind Systems */
      company: string;
      /**
       * @example 1 Market Street
       *     San Francisco, CA 94105
       */
      address: string;
      /** @example 12-3456789 */
      taxId: string;
      /** @example PO-2026-118 */
      purchaseOrder: string;
    };
    BalanceAnswer: {
      balance: number;
      /** @description Credits on hold */
      held: number;
      /** @description Credits owed after a payment was reversed. The next purchase settles them. */
      debt: number;
    };
    TransactionAnswer: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      type: 'purchase' | 'usage' | 'other';
      description: string;
      /** @description Positive when credits are added, negative when they are used */
      amount: number;
      balanceAfter: number;
      /** Format: date-time */
      postedAt: string;
      /** @description ID of the order whose receipt covers this transaction */
      receiptOf: string | null;
      /**
       * Format: uuid
       * @description ID of the case that was paid for
       */
      caseId: string | null;
      caseName: string | null;
    };
    TransactionPageAnswer: {
      rows: components['schemas']['TransactionAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
    };
    AdjustmentAnswer: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      ownerId: string;
      owner: string | null;
      /** @enum {string} */
      kind: 'grant' | 'correction' | 'refund';
      credits: number;
      reason: string;
      /** Format: date-time */
      expiresAt: string | null;
      /** Format: uuid */
      orderId: string | null;
      /** Format: uuid */
      requestedBy: string;
      requester: string | null;
      /** Format: date-time */
      requestedAt: string;
      /** @enum {string} */
      state: 'waiting' | 'sending' | 'posted' | 'declined' | 'canceled' | 'failed';
      /** Format: uuid */
      decidedBy: string | null;
      decider: string | null;
      /** Format: date-time */
      decidedAt: string | null;
      /** @description Why a refund was canceled */
      cancelReason: string | null;
    };
    AdjustmentPageAnswer: {
      rows: components['schemas']['AdjustmentAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
      /** @description On all pages; counted up to 10000, 1000 with a filter, 100 with a search */
      total: number;
      /** @description Whether the count is exact */
      isTotalExact: boolean;
    };
    AdjustBody: {
      /** @enum {string} */
      kind: 'grant' | 'correction';
      /**
       * @description Negative amounts remove credits
       * @example 25
       */
      credits: number;
      /** @example Goodwill for a late case */
      reason: string;
      /**
       * Format: date-time
       * @description Grants only
       */
      expiresAt?: string;
    };
    RequestedAdjustmentAnswer: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      state: 'waiting' | 'sending' | 'posted' | 'declined' | 'canceled' | 'failed';
    };
    RefundBody: {
      /** @example Bought by mistake */
      reason: string;
    };
    RefundAnswer: {
      /**
       * @description `sending` until the payment provider confirms the refund
       * @enum {string}
       */
      state: 'sending' | 'posted';
    };
    CancelRefundBody: {
      /** @example The payment is disputed */
      reason: string;
    };
    OrderAnswer: {
      /** Format: uuid */
      id: string;
      credits: number;
      amountCents: number;
      /**
       * @description `processing`: the payment method takes several days
       * @enum {string}
       */
      status: 'open' | 'processing' | 'credited' | 'failed' | 'expired';
      /** @description Credits taken back after a refund or dispute */
      reversedCredits: number;
      /** @description A refund was requested, and the payment provider has not confirmed it */
      isRefunding: boolean;
      /** Format: date-time */
      placedAt: string;
      /** @description Checkout where the order can still be paid */
      checkoutUrl: string | null;
    };
    OrdersAnswer: {
      rows: components['schemas']['OrderAnswer'][];
    };
    TaxLineAnswer: {
      label: string;
      amountCents: number;
    };
    BilledToAnswer: {
      name: string | null;
      email: string | null;
    };
    ReversalAnswer: {
      id: string;
      /** @enum {string} */
      kind: 'refund' | 'dispute';
      amountCents: number;
      /** Format: date-time */
      createdAt: string;
      /** @description False once the refund failed or the dispute was won */
      isActive: boolean;
    };
    ReceiptAnswer: {
      /** @example 2026-000042 */
      number: string;
      /** Format: date-time */
      issuedAt: string;
      credits: number;
      subtotalCents: number;
      taxes: components['schemas']['TaxLineAnswer'][];
      totalCents: number;
      /** @example usd */
      currency: string;
      billedTo: components['schemas']['BilledToAnswer'] | null;
      /** @description As they were when it was issued */
      billingDetails: components['schemas']['BillingDetailsAnswer'] | null;
      reversals: components['schemas']['ReversalAnswer'][];
    };
    FoundOrderAnswer: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      ownerId: string;
      /** @description Receipt number */
      number: string | null;
      credits: number;
      amountCents: number;
      /** @enum {string} */
      status: 'open' | 'processing' | 'credited' | 'failed' | 'expired';
      /** @description Credits taken back after a refund or dispute */
      reversedCredits: number;
      /** Format: date-time */
      placedAt: string;
    };
    FoundOrdersAnswer: {
      rows: components['schemas']['FoundOrderAnswer'][];
    };
    CreatePaymentBody: {
      /** @enum {number} */
      credits: 50 | 100 | 200;
      /** @description Price of the case that the checkout returns to */
      caseCredits?: number;
    };
    CheckoutAnswer: {
      /** Format: uri */
      url: string;
      sessionId: string;
    };
    ProcessPaymentBody: {
      sessionId?: string;
    };
    ConfirmationAnswer: {
      /** @enum {string} */
      status: 'credited' | 'pending' | 'processing' | 'amount-differs' | 'failed' | 'expired';
      credits: number;
      balance: number;
    };
    NamedDifferenceAnswer: {
      /** @description UUID, or 'unknown' */
      orderId: string;
      sessionId: string | null;
      what: string;
      /** @description Receipt number */
      number: string | null;
      /** Format: uuid */
      ownerId: string | null;
    };
    ReconciliationRowAnswer: {
      /** @description The schedule, the command line, or the email address of the admin */
      askedBy: string;
      /** Format: date-time */
      beganAt: string;
      /** Format: date-time */
      endedAt: string;
      compared: number;
      repaired: components['schemas']['NamedDifferenceAnswer'][];
      differences: components['schemas']['NamedDifferenceAnswer'][];
      id: string;
    };
    PaymentsOverviewAnswer: {
      reconciliations: components['schemas']['ReconciliationRowAnswer'][];
      differences: components['schemas']['NamedDifferenceAnswer'][];
      owedCredits: number;
      ordersUnderWay: number;
    };
    DifferenceAnswer: {
      /** @description UUID, or 'unknown' */
      orderId: string;
      sessionId: string | null;
      what: string;
    };
    ReconciliationAnswer: {
      /** @description The schedule, the command line, or the email address of the admin */
      askedBy: string;
      /** Format: date-time */
      beganAt: string;
      /** Format: date-time */
      endedAt: string;
      compared: number;
      repaired: components['schemas']['DifferenceAnswer'][];
      differences: components['schemas']['DifferenceAnswer'][];
    };
    SolutionBody: {
      /** @example Acme Cloud */
      name: string;
      environments: ('on-premise' | 'aws' | 'azure' | 'google-cloud' | 'ibm-cloud' | 'oracle-cloud')[];
      computeModels: (
        | 'server-hosts'
        | 'hci-appliances'
        | 'virtual-machines'
        | 'sql-server-hosts'
        | 'bare-metal-hosts'
        | 'bare-metal-instances'
      )[];
    };
    SelectionsBody: {
      proposed: components['schemas']['SolutionBody'][];
      competitive: components['schemas']['SolutionBody'][];
      /**
       * @description Omit if not specified
       * @enum {number}
       */
      slaDays?: 3 | 2 | 1;
      /**
       * @description Omit if not specified
       * @enum {string}
       */
      acvTier?: '< $100K' | '$101K - $250K' | '$251K - $500K' | '$501K - $750K' | '$751K - $1.0M' | '> $1.0M +';
      presentationSupport: boolean;
    };
    CasePriceAnswer: {
      /** @example 2025-07 */
      rateCard: string;
      baseCredits: number;
      analysisCredits: number;
      slaCredits: number;
      acvCredits: number;
      /** @description Sum of base, analysis, SLA, and ACV */
      caseCredits: number;
      supportCredits: number;
      /** @description Sum of case and support */
      totalCredits: number;
    };
    PursuitChoiceBody: {
      /**
       * Format: uuid
       * @description ID of a registered pursuit
       */
      id?: string;
      /** @example Wexcombe Hospitals */
      prospect?: string;
      /** @example Ward workstations to virtual desktops */
      opportunity?: string;
    };
    StartCaseBody: {
      proposed: components['schemas']['SolutionBody'][];
      competitive: components['schemas']['SolutionBody'][];
      /**
       * @description Omit if not specified
       * @enum {number}
       */
      slaDays?: 3 | 2 | 1;
      /**
       * @description Omit if not specified
       * @enum {string}
       */
      acvTier?: '< $100K' | '$101K - $250K' | '$251K - $500K' | '$501K - $750K' | '$751K - $1.0M' | '> $1.0M +';
      presentationSupport: boolean;
      /** @example 2025-07 */
      rateCard?: string;
      /** @description A registered pursuit, or the prospect of a new one */
      pursuit?: components['schemas']['PursuitChoiceBody'];
    };
    StartedCaseAnswer: {
      /** Format: uuid */
      caseId: string;
      /** Format: uuid */
      pursuitId: string;
      totalCredits: number;
    };
    StartedCaseRowAnswer: {
      /** Format: uuid */
      id: string;
      /** @example Larkmoor Foods (C-1042) */
      name: string;
      /** @example Helix vs. Initech */
      title: string;
      /** @enum {string|null} */
      state:
        | 'inputs'
        | 'terms'
        | 'new-terms'
        | 'analysis'
        | 'case-review'
        | 'advocate-review'
        | 'approved'
        | 'delivered'
        | 'presented'
        | 'closed'
        | 'on-hold'
        | 'cancelled'
        | null;
      selections: components['schemas']['SelectionsBody'];
      price: components['schemas']['CasePriceAnswer'];
      /** Format: date-time */
      startedAt: string;
    };
    StartedCaseRowPageAnswer: {
      rows: components['schemas']['StartedCaseRowAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
    };
    SaveCalculationBody: {
      proposed: components['schemas']['SolutionBody'][];
      competitive: components['schemas']['SolutionBody'][];
      /**
       * @description Omit if not specified
       * @enum {number}
       */
      slaDays?: 3 | 2 | 1;
      /**
       * @description Omit if not specified
       * @enum {string}
       */
      acvTier?: '< $100K' | '$101K - $250K' | '$251K - $500K' | '$501K - $750K' | '$751K - $1.0M' | '> $1.0M +';
      presentationSupport: boolean;
      /**
       * @description Time zone for the date in the title; UTC by default
       * @example America/New_York
       */
      timeZone?: string;
    };
    SavedAsAnswer: {
      /** Format: uuid */
      id: string;
      /** @example Calculation - Mar 2, 2026, 9:05 AM */
      title: string;
    };
    SelectedCheckboxesAnswer: {
      /**
       * @example {
       *       "proposed1": {
       *         "aws": true
       *       }
       *     }
       */
      proposed_environments: {
        [key: string]: {
          [key: string]: boolean;
        };
      };
      /**
       * @example {
       *       "proposed1": {
       *         "aws": true
       *       }
       *     }
       */
      competitive_environments: {
        [key: string]: {
          [key: string]: boolean;
        };
      };
      /**
       * @example {
       *       "proposed1": {
       *         "aws": true
       *       }
       *     }
       */
      proposed_compute: {
        [key: string]: {
          [key: string]: boolean;
        };
      };
      /**
       * @example {
       *       "proposed1": {
       *         "aws": true
       *       }
       *     }
       */
      competitive_compute: {
        [key: string]: {
          [key: string]: boolean;
        };
      };
    };
    SavedCalculationAnswer: {
      /** Format: uuid */
      id: string;
      title: string;
      /** @description Rate card version used for the price */
      rateCard: string;
      baseSolutionCredits: number;
      solutionCredits: number;
      slaCredits: number;
      acvCredits: number;
      slaTurnaroundDays: number | null;
      acvTierSelection: string | null;
      environmentCheckboxCount: number;
      computeModelCheckboxCount: number;
      proposedCount: number;
      competitiveCount: number;
      totalCaseCredits: number;
      /** @description In credits; 0 if support was declined */
      presentationSupport: number;
      totalWithSupport: number;
      proposedSolutionNames: string[];
      competitorNames: string[];
      environmentSelections: string[];
      computeModelSelections: string[];
      /** Format: date-time */
      createdAt: string;
      selectedCheckboxes: components['schemas']['SelectedCheckboxesAnswer'];
    };
    SavedCalculationPageAnswer: {
      rows: components['schemas']['SavedCalculationAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
    };
    RenameCalculationBody: {
      /** @example Helix vs. the incumbent */
      title: string;
    };
    CurrentDraftAnswer: {
      revision: number;
      selections: components['schemas']['SelectionsBody'] | null;
      attempt: string;
      /** Format: date-time */
      changedAt: string;
    };
    DraftAnswer: {
      draft: components['schemas']['CurrentDraftAnswer'] | null;
    };
    SaveDraftBody: {
      /** @description Omit to clear the draft */
      selections?: components['schemas']['SelectionsBody'];
      attempt: string;
      /** @description Revision that the changes are based on; 0 if there is no draft */
      basedOn: number;
      /** Format: date-time */
      changedAt: string;
    };
    SavedDraftAnswer: {
      revision: number;
    };
    OwnerAnswer: {
      firstName: string;
      lastName: string;
      email: string;
    };
    OwnedCalculationAnswer: {
      /** Format: uuid */
      id: string;
      title: string;
      /** @description Rate card version used for the price */
      rateCard: string;
      baseSolutionCredits: number;
      solutionCredits: number;
      slaCredits: number;
      acvCredits: number;
      slaTurnaroundDays: number | null;
      acvTierSelection: string | null;
      environmentCheckboxCount: number;
      computeModelCheckboxCount: number;
      proposedCount: number;
      competitiveCount: number;
      totalCaseCredits: number;
      /** @description In credits; 0 if support was declined */
      presentationSupport: number;
      totalWithSupport: number;
      proposedSolutionNames: string[];
      competitorNames: string[];
      environmentSelections: string[];
      computeModelSelections: string[];
      /** Format: date-time */
      createdAt: string;
      /** Format: uuid */
      ownerId: string;
      /** @description Null for deleted users */
      owner: components['schemas']['OwnerAnswer'] | null;
    };
    OwnedCalculationPageAnswer: {
      rows: components['schemas']['OwnedCalculationAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
      /** @description On all pages; counted up to 10000, 1000 with a filter, 100 with a search */
      total: number;
      /** @description Whether the count is exact */
      isTotalExact: boolean;
    };
    OwnedDraftAnswer: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      ownerId: string;
      /** @description Null for deleted users */
      owner: components['schemas']['OwnerAnswer'] | null;
      solutionCount: number;
      competitionCount: number;
      solutionNames: string[];
      competitionNames: string[];
      baseSolutionCredits: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      changedAt: string;
    };
    OwnedDraftPageAnswer: {
      rows: components['schemas']['OwnedDraftAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
      /** @description On all pages; counted up to 10000, 1000 with a filter, 100 with a search */
      total: number;
      /** @description Whether the count is exact */
      isTotalExact: boolean;
    };
    SlaRates: {
      1: number;
      2: number;
      3: number;
    };
    AcvRates: {
      '< $100K': number;
      '$101K - $250K': number;
      '$251K - $500K': number;
      '$501K - $750K': number;
      '$751K - $1.0M': number;
      '> $1.0M +': number;
    };
    SupportBeyond: {
      atLeast: number;
      perComparator: number;
    };
    BackPercent: {
      inputs: number;
      terms: number;
      analysis: number;
      released: number;
    };
    RateCardAnswer: {
      perSolution: number;
      perEnvironment: number;
      perComputeModel: number;
      /** @description Credits by turnaround in days */
      sla: components['schemas']['SlaRates'];
      /** @description Credits by ACV tier */
      acv: components['schemas']['AcvRates'];
      /**
       * @description Credits by number of comparators, starting at 0
       * @example [
       *       0,
       *       1,
       *       2,
       *       3,
       *       4,
       *       5,
       *       6,
       *       7,
       *       8,
       *       8,
       *       9,
       *       10,
       *       10,
       *       11,
       *       12,
       *       13,
       *       14,
       *       15,
       *       15,
       *       15,
       *       16,
       *       17,
       *       18
       *     ]
       */
      support: number[];
      supportBeyond: components['schemas']['SupportBeyond'];
      backPercent: components['schemas']['BackPercent'];
      /** @example 2025-07 */
      version: string;
      /** Format: date-time */
      validFrom: string;
    };
    RatesBody: {
      perSolution: number;
      perEnvironment: number;
      perComputeModel: number;
      /** @description Credits by turnaround in days */
      sla: components['schemas']['SlaRates'];
      /** @description Credits by ACV tier */
      acv: components['schemas']['AcvRates'];
      /**
       * @description Credits by number of comparators, starting at 0
       * @example [
       *       0,
       *       1,
       *       2,
       *       3,
       *       4,
       *       5,
       *       6,
       *       7,
       *       8,
       *       8,
       *       9,
       *       10,
       *       10,
       *       11,
       *       12,
       *       13,
       *       14,
       *       15,
       *       15,
       *       15,
       *       16,
       *       17,
       *       18
       *     ]
       */
      support: number[];
      supportBeyond: components['schemas']['SupportBeyond'];
      backPercent: components['schemas']['BackPercent'];
    };
    ListedRateCardAnswer: {
      /** Format: uuid */
      id: string;
      /** @example 2027-01 */
      version: string;
      /** @enum {string} */
      state: 'draft' | 'scheduled' | 'in-force' | 'ended';
      /** Format: date-time */
      validFrom: string | null;
      rates: components['schemas']['RatesBody'];
      revision: number;
      /** Format: uuid */
      createdBy: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      changedAt: string;
      /** Format: uuid */
      publishedBy: string | null;
      /** Format: date-time */
      publishedAt: string | null;
    };
    ListedRateCardPageAnswer: {
      rows: components['schemas']['ListedRateCardAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
      /** @description On all pages; counted up to 10000, 1000 with a filter, 100 with a search */
      total: number;
      /** @description Whether the count is exact */
      isTotalExact: boolean;
    };
    DraftedRateCardAnswer: {
      /** Format: uuid */
      id: string;
      /** @example 2027-01 */
      version: string;
    };
    ChangeRateCardBody: {
      /** @description Revision that the changes are based on */
      revision: number;
      /** @example 2027-01 */
      version: string;
      /**
       * Format: date
       * @description Date in UTC
       */
      validFrom?: string | null;
      rates: components['schemas']['RatesBody'];
    };
    RevisionAnswer: {
      revision: number;
    };
    RevisionBody: {
      /** @description Revision that the changes are based on */
      revision: number;
    };
    TriedQuoteAnswer: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      kind: 'calculation' | 'case';
      /** Format: uuid */
      ownerId: string;
      owner: components['schemas']['OwnerAnswer'] | null;
      title: string;
      /** @example Helix vs. Initech */
      comparison: string;
      /** Format: date-time */
      pricedAt: string;
      /** @description Rate card version of the original price */
      rateCard: string;
      creditsThen: number;
      /** @description Price with this rate card */
      credits: number;
    };
    RateCardTrialAnswer: {
      /**
       * Format: date
       * @description First day, in UTC
       */
      from: string;
      /**
       * Format: date
       * @description Last day (inclusive), in UTC
       */
      to: string;
      creditsThen: number;
      /** @description Total with this rate card */
      credits: number;
      /** @description Up to 100 of the newest, largest price change first */
      quotes: components['schemas']['TriedQuoteAnswer'][];
    };
    ContactBody: {
      /** @example Adaeze Morrow */
      name: string;
      /** @enum {string|null} */
      role:
        | 'executive-sponsor'
        | 'finance-director'
        | 'it-director'
        | 'infrastructure-lead'
        | 'procurement-lead'
        | 'advocate'
        | 'other'
        | null;
      /** @example a.morrow@wexcombe.example */
      email: string;
    };
    RegisterBody: {
      /** @example Wexcombe Hospitals */
      prospect: string;
      /** @example Ward workstations to virtual desktops */
      opportunity: string;
      acvDollars: number | null;
      /**
       * Format: date
       * @example 2027-02-12
       */
      expectedClose: string | null;
      proposed: string[];
      competing: string[];
      contacts: components['schemas']['ContactBody'][];
      notes: string;
      /** @description Register even if a colleague has a pursuit for the same prospect */
      isAnotherOpportunity?: boolean;
    };
    RegisteredAnswer: {
      /** Format: uuid */
      id: string;
    };
    PursuitAnswer: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      ownerId: string;
      /** @enum {string} */
      stage: 'draft' | 'registered' | 'active' | 'presented' | 'won' | 'lost' | 'no-decision' | 'withdrawn';
      prospect: string;
      opportunity: string;
      acvDollars: number | null;
      /**
       * @description Tier in the terms of the case
       * @enum {string|null}
       */
      acvTier: '< $100K' | '$101K - $250K' | '$251K - $500K' | '$501K - $750K' | '$751K - $1.0M' | '> $1.0M +' | null;
      /** Format: date */
      expectedClose: string | null;
      proposed: string[];
      competing: string[];
      /** Format: date-time */
      registeredAt: string;
      /** Format: date */
      decidedOn: string | null;
      reason: string | null;
      /** Format: uuid */
      caseId: string | null;
      /**
       * @description Shown as C-1042
       * @example 1042
       */
      caseNumber: number | null;
      /** @enum {string|null} */
      caseState:
        | 'inputs'
        | 'terms'
        | 'new-terms'
        | 'analysis'
        | 'case-review'
        | 'advocate-review'
        | 'approved'
        | 'delivered'
        | 'presented'
        | 'closed'
        | 'on-hold'
        | 'cancelled'
        | null;
      /**
       * Format: date-time
       * @description Null while no turnaround is running
       */
      caseDueAt: string | null;
      /** @description Whether a step of the case or a review awaits the owner's answer */
      waitsForOwner: boolean;
    };
    PursuitPageAnswer: {
      rows: components['schemas']['PursuitAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
    };
    BoardColumnAnswer: {
      /** @enum {string} */
      column: 'registered' | 'active' | 'presented' | 'decided';
      /** @description Includes pursuits that are not shown */
      total: number;
      /** @description Sum of the known values, including pursuits that are not shown */
      acvDollars: number;
      rows: components['schemas']['PursuitAnswer'][];
    };
    BoardAnswer: {
      columns: components['schemas']['BoardColumnAnswer'][];
    };
    SummaryAnswer: {
      open: number;
      openAcvDollars: number;
      waiting: number;
      overdue: number;
      /** @description Started cases, ended ones included */
      cases: number;
      /** @description Cases whose inputs were sent at least once */
      casesWithInputs: number;
      solutions: string[];
    };
    WaitingCountAnswer: {
      count: number;
    };
    ParticipantAnswer: {
      name: string;
      isYou: boolean;
    };
    ActivityAnswer: {
      /** Format: uuid */
      pursuitId: string;
      prospect: string;
      /** @enum {string} */
      about: 'pursuit' | 'case';
      /** @enum {string} */
      command:
        | 'register'
        | 'run-case'
        | 'end-case'
        | 'present'
        | 'win'
        | 'lose'
        | 'end-undecided'
        | 'withdraw'
        | 'edit'
        | 'note'
        | 'start'
        | 'complete-inputs'
        | 'withdraw-inputs'
        | 'return-inputs'
        | 'confirm'
        | 'requote'
        | 'accept'
        | 'decline'
        | 'finish-analysis'
        | 'approve-case'
        | 'ask-changes'
        | 'approve-review'
        | 'skip-review'
        | 'deliver'
        | 'close'
        | 'hold'
        | 'resume'
        | 'cancel'
        | 'publish-version'
        | 'plan-presentation'
        | 'propose-review'
        | 'book-review'
        | 'ask-other-times'
        | 'decline-review'
        | 'cancel-review'
        | 'minute-review'
        | 'complete-item'
        | 'reopen-item'
        | 'invite-advocate'
        | 'revoke-advocate'
        | 'advocate-open'
        | 'advocate-stop'
        | 'advocate-comment'
        | 'advocate-decline';
      /** Format: date-time */
      at: string;
      by: components['schemas']['ParticipantAnswer'];
    };
    ActivitiesAnswer: {
      /** @description Newest first */
      activity: components['schemas']['ActivityAnswer'][];
    };
    ColleagueOfProspect: {
      name: string;
    };
    ColleagueAnswer: {
      colleague: components['schemas']['ColleagueOfProspect'] | null;
    };
    ContactAnswer: {
      name: string;
      /** @enum {string|null} */
      role:
        | 'executive-sponsor'
        | 'finance-director'
        | 'it-director'
        | 'infrastructure-lead'
        | 'procurement-lead'
        | 'advocate'
        | 'other'
        | null;
      email: string;
    };
    StepAnswer: {
      /** @enum {string} */
      command:
        | 'register'
        | 'run-case'
        | 'end-case'
        | 'present'
        | 'win'
        | 'lose'
        | 'end-undecided'
        | 'withdraw'
        | 'edit'
        | 'note';
      /**
       * @description Stage after this step
       * @enum {string}
       */
      stage: 'draft' | 'registered' | 'active' | 'presented' | 'won' | 'lost' | 'no-decision' | 'withdrawn';
      /** Format: date-time */
      at: string;
      by: components['schemas']['ParticipantAnswer'];
      reason: string | null;
      /** @description Fields that were edited */
      changed: string[];
    };
    PursuitDetailsAnswer: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      ownerId: string;
      /** @enum {string} */
      stage: 'draft' | 'registered' | 'active' | 'presented' | 'won' | 'lost' | 'no-decision' | 'withdrawn';
      prospect: string;
      opportunity: string;
      acvDollars: number | null;
      /**
       * @description Tier in the terms of the case
       * @enum {string|null}
       */
      acvTier: '< $100K' | '$101K - $250K' | '$251K - $500K' | '$501K - $750K' | '$751K - $1.0M' | '> $1.0M +' | null;
      /** Format: date */
      expectedClose: string | null;
      proposed: string[];
      competing: string[];
      /** Format: date-time */
      registeredAt: string;
      /** Format: date */
      decidedOn: string | null;
      reason: string | null;
      /** Format: uuid */
      caseId: string | null;
      /**
       * @description Shown as C-1042
       * @example 1042
       */
      caseNumber: number | null;
      /** @enum {string|null} */
      caseState:
        | 'inputs'
        | 'terms'
        | 'new-terms'
        | 'analysis'
        | 'case-review'
        | 'advocate-review'
        | 'approved'
        | 'delivered'
        | 'presented'
        | 'closed'
        | 'on-hold'
        | 'cancelled'
        | null;
      /**
       * Format: date-time
       * @description Null while no turnaround is running
       */
      caseDueAt: string | null;
      /** @description Whether a step of the case or a review awaits the owner's answer */
      waitsForOwner: boolean;
      contacts: components['schemas']['ContactAnswer'][];
      notes: string;
      owner: components['schemas']['ParticipantAnswer'];
      history: components['schemas']['StepAnswer'][];
    };
    FactsBody: {
      /** @example Wexcombe Hospitals */
      prospect: string;
      /** @example Ward workstations to virtual desktops */
      opportunity: string;
      acvDollars: number | null;
      /**
       * Format: date
       * @example 2027-02-12
       */
      expectedClose: string | null;
      proposed: string[];
      competing: string[];
      contacts: components['schemas']['ContactBody'][];
      notes: string;
    };
    MoveBody: {
      /** @enum {string} */
      command: 'present' | 'win' | 'lose' | 'end-undecided' | 'withdraw';
      /** @example Price */
      reason?: string;
      /**
       * Format: date
       * @example 2026-11-18
       */
      decidedOn?: string;
    };
    NoteBody: {
      /** @example The board meets on Feb 4. */
      note: string;
    };
    KeptDraftAnswer: {
      facts: components['schemas']['FactsBody'];
      /** Format: date-time */
      savedAt: string;
    };
    PursuitDraftAnswer: {
      draft: components['schemas']['KeptDraftAnswer'] | null;
    };
    SavedPursuitDraftAnswer: {
      /** Format: date-time */
      savedAt: string;
    };
    ComparedAnswer: {
      name: string;
      environments: ('on-premise' | 'aws' | 'azure' | 'google-cloud' | 'ibm-cloud' | 'oracle-cloud')[];
      computeModels: (
        | 'server-hosts'
        | 'hci-appliances'
        | 'virtual-machines'
        | 'sql-server-hosts'
        | 'bare-metal-hosts'
        | 'bare-metal-instances'
      )[];
    };
    TermsSelectionsAnswer: {
      proposed: components['schemas']['ComparedAnswer'][];
      competitive: components['schemas']['ComparedAnswer'][];
      /** @enum {number} */
      slaDays?: 3 | 2 | 1;
      /** @enum {string} */
      acvTier?: '< $100K' | '$101K - $250K' | '$251K - $500K' | '$501K - $750K' | '$751K - $1.0M' | '> $1.0M +';
      presentationSupport: boolean;
    };
    TermsPriceAnswer: {
      rateCard: string;
      baseCredits: number;
      analysisCredits: number;
      slaCredits: number;
      acvCredits: number;
      caseCredits: number;
      supportCredits: number;
      totalCredits: number;
    };
    TermsAnswer: {
      selections: components['schemas']['TermsSelectionsAnswer'];
      price: components['schemas']['TermsPriceAnswer'];
    };
    TermsLineAnswer: {
      label: string;
      before: number;
      after: number;
      changes: string[];
    };
    NewTermsAnswer: {
      /** @description The last line is the total */
      lines: components['schemas']['TermsLineAnswer'][];
      /** @description Titles of the inputs that they ask for in addition */
      inputs: string[];
      reason: string;
      by: components['schemas']['ParticipantAnswer'];
      /** Format: date-time */
      at: string;
    };
    PresentationAnswer: {
      /** Format: date-time */
      startsAt: string;
      /** @example Adaeze Morrow, Tom Reyes */
      attendees: string;
    };
    TurnaroundDayAnswer: {
      /**
       * Format: date
       * @description Date in the provider's time zone
       */
      day: string;
      /** @enum {string} */
      kind: 'used' | 'paused' | 'left' | 'not-counted';
    };
    TurnaroundAnswer: {
      businessDays: number;
      daysLeft: number;
      /**
       * Format: date-time
       * @description While paused, the date if the case resumed now
       */
      dueAt: string;
      isOverdue: boolean;
      isPaused: boolean;
      /** Format: date-time */
      endedAt: string | null;
      /** @description Up to six weeks */
      days: components['schemas']['TurnaroundDayAnswer'][];
    };
    CaseStepAnswer: {
      /** @enum {string} */
      command:
        | 'start'
        | 'complete-inputs'
        | 'withdraw-inputs'
        | 'return-inputs'
        | 'confirm'
        | 'requote'
        | 'accept'
        | 'decline'
        | 'finish-analysis'
        | 'approve-case'
        | 'ask-changes'
        | 'approve-review'
        | 'skip-review'
        | 'deliver'
        | 'present'
        | 'close'
        | 'hold'
        | 'resume'
        | 'cancel'
        | 'publish-version'
        | 'plan-presentation'
        | 'propose-review'
        | 'book-review'
        | 'ask-other-times'
        | 'decline-review'
        | 'cancel-review'
        | 'minute-review'
        | 'complete-item'
        | 'reopen-item'
        | 'invite-advocate'
        | 'revoke-advocate'
        | 'advocate-open'
        | 'advocate-stop'
        | 'advocate-comment'
        | 'advocate-decline';
      /**
       * @description State after this step
       * @enum {string}
       */
      state:
        | 'inputs'
        | 'terms'
        | 'new-terms'
        | 'analysis'
        | 'case-review'
        | 'advocate-review'
        | 'approved'
        | 'delivered'
        | 'presented'
        | 'closed'
        | 'on-hold'
        | 'cancelled';
      /** @enum {string} */
      party: 'seller' | 'provider' | 'advocate';
      by: components['schemas']['ParticipantAnswer'];
      reason: string | null;
      /** @description Credits charged or returned */
      credits: number | null;
      /** Format: date-time */
      at: string;
    };
    CaseProgressAnswer: {
      /** Format: uuid */
      id: string;
      /**
       * @description Shown as C-1042
       * @example 1042
       */
      number: number;
      /** Format: uuid */
      pursuitId: string;
      /** @description Empty for an unnamed pursuit */
      prospect: string;
      /** @example Helix vs. Initech */
      title: string;
      /** @enum {string} */
      state:
        | 'inputs'
        | 'terms'
        | 'new-terms'
        | 'analysis'
        | 'case-review'
        | 'advocate-review'
        | 'approved'
        | 'delivered'
        | 'presented'
        | 'closed'
        | 'on-hold'
        | 'cancelled';
      /**
       * @description State before the case was put on hold
       * @enum {string|null}
       */
      stateBefore:
        | 'inputs'
        | 'terms'
        | 'new-terms'
        | 'analysis'
        | 'case-review'
        | 'advocate-review'
        | 'approved'
        | 'delivered'
        | 'presented'
        | 'closed'
        | 'on-hold'
        | 'cancelled'
        | null;
      terms: components['schemas']['TermsAnswer'];
      /** @description New terms that the seller hasn't answered yet */
      newTerms: components['schemas']['NewTermsAnswer'] | null;
      returnedCredits: number;
      /**
       * @description The seller can take back inputs that they sent
       * @enum {string}
       */
      inputsState: 'open' | 'sent' | 'continued' | 'taken-back';
      /** Format: date-time */
      startedAt: string;
      /** Format: date-time */
      confirmedAt: string | null;
      /**
       * Format: date-time
       * @description When the seller could first download a document
       */
      releasedAt: string | null;
      /** @description Null until a date is set */
      presentation: components['schemas']['PresentationAnswer'] | null;
      /** @description Null until an analyst is assigned */
      analyst: components['schemas']['ParticipantAnswer'] | null;
      /**
       * Format: date-time
       * @description Time of the last step
       */
      changedAt: string;
      turnaround: components['schemas']['TurnaroundAnswer'] | null;
      /** @description Newest first, including earlier cases of the pursuit */
      history: components['schemas']['CaseStepAnswer'][];
    };
    CaseOfPursuitAnswer: {
      case: components['schemas']['CaseProgressAnswer'] | null;
    };
    PursuitOfCaseAnswer: {
      /** Format: uuid */
      pursuitId: string | null;
    };
    CaseMoveBody: {
      /** @enum {string} */
      command:
        | 'complete-inputs'
        | 'withdraw-inputs'
        | 'return-inputs'
        | 'confirm'
        | 'requote'
        | 'accept'
        | 'decline'
        | 'finish-analysis'
        | 'approve-case'
        | 'ask-changes'
        | 'approve-review'
        | 'skip-review'
        | 'deliver'
        | 'present'
        | 'close'
        | 'hold'
        | 'resume'
        | 'cancel';
      /** @example Two inputs are missing. */
      reason?: string;
      /**
       * Format: date-time
       * @description `changedAt` of the case as it was shown. Refused if the case has changed since.
       */
      seenAt?: string;
    };
    activity_answer_StepAnswer: {
      /** Format: uuid */
      pursuitId: string;
      prospect: string;
      /** @enum {string} */
      about: 'pursuit' | 'case';
      /** @enum {string} */
      command:
        | 'register'
        | 'run-case'
        | 'end-case'
        | 'present'
        | 'win'
        | 'lose'
        | 'end-undecided'
        | 'withdraw'
        | 'edit'
        | 'note'
        | 'start'
        | 'complete-inputs'
        | 'withdraw-inputs'
        | 'return-inputs'
        | 'confirm'
        | 'requote'
        | 'accept'
        | 'decline'
        | 'finish-analysis'
        | 'approve-case'
        | 'ask-changes'
        | 'approve-review'
        | 'skip-review'
        | 'deliver'
        | 'close'
        | 'hold'
        | 'resume'
        | 'cancel'
        | 'publish-version'
        | 'plan-presentation'
        | 'propose-review'
        | 'book-review'
        | 'ask-other-times'
        | 'decline-review'
        | 'cancel-review'
        | 'minute-review'
        | 'complete-item'
        | 'reopen-item'
        | 'invite-advocate'
        | 'revoke-advocate'
        | 'advocate-open'
        | 'advocate-stop'
        | 'advocate-comment'
        | 'advocate-decline';
      /** Format: date-time */
      at: string;
    };
    CaseToDoAnswer: {
      /** Format: uuid */
      id: string;
      /**
       * @description Shown as C-1042
       * @example 1042
       */
      number: number;
      /** Format: uuid */
      pursuitId: string;
      prospect: string;
      opportunity: string;
      /** @enum {string} */
      state:
        | 'inputs'
        | 'terms'
        | 'new-terms'
        | 'analysis'
        | 'case-review'
        | 'advocate-review'
        | 'approved'
        | 'delivered'
        | 'presented'
        | 'closed'
        | 'on-hold'
        | 'cancelled';
      /**
       * Format: date-time
       * @description Null while no turnaround is running
       */
      dueAt: string | null;
      /** Format: date-time */
      startedAt: string;
      credits: number;
      seller: string;
      /** @example northwind.example */
      company: string;
      analyst: string | null;
      /** Format: uuid */
      analystId: string | null;
      isMine: boolean;
    };
    CaseToDoPageAnswer: {
      rows: components['schemas']['CaseToDoAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
      /** @description On all pages; counted up to 10000, 1000 with a filter, 100 with a search */
      total: number;
      /** @description Whether the count is exact */
      isTotalExact: boolean;
    };
    CountedViewAnswer: {
      /**
       * @description Null for all cases
       * @enum {string|null}
       */
      view: 'overdue' | 'waits-for-seller' | 'mine' | null;
      /** @description Counted up to a limit */
      total: number;
      /** @description Whether the count is exact */
      isTotalExact: boolean;
    };
    CountedViewsAnswer: {
      views: components['schemas']['CountedViewAnswer'][];
    };
    WorkloadAnswer: {
      /** @description Null for unassigned cases */
      analyst: string | null;
      /** @description Counted up to a limit */
      cases: number;
      /** @description Whether the count is exact */
      isExact: boolean;
      /** @description At most `cases` */
      overdue: number;
    };
    CaseFiguresAnswer: {
      /** @description Undelivered cases by analyst */
      workload: components['schemas']['WorkloadAnswer'][];
      /** @description Cases with an agreed turnaround in the last 90 days */
      delivered: number;
      /** @description Whether the count is exact */
      isDeliveredExact: boolean;
      /** @description In business days */
      averageDays: number | null;
      onTimePercent: number | null;
    };
    AssignmentBody: {
      /**
       * Format: uuid
       * @description An admin. Null unassigns the case
       */
      analystId: string | null;
    };
    PresentationBody: {
      /** Format: date-time */
      startsAt: string;
      /** @example Adaeze Morrow, Tom Reyes */
      attendees: string;
    };
    CaseNoteAnswer: {
      note: string;
      by: components['schemas']['ParticipantAnswer'];
      /** Format: date-time */
      at: string;
    };
    CaseNotesAnswer: {
      notes: components['schemas']['CaseNoteAnswer'][];
    };
    CaseNoteBody: {
      /** @example Site B runs SQL Server. */
      note: string;
    };
    ScopeBody: {
      environments: ('on-premise' | 'aws' | 'azure' | 'google-cloud' | 'ibm-cloud' | 'oracle-cloud')[];
      computeModels: (
        | 'server-hosts'
        | 'hci-appliances'
        | 'virtual-machines'
        | 'sql-server-hosts'
        | 'bare-metal-hosts'
        | 'bare-metal-instances'
      )[];
      /** @enum {number} */
      slaDays?: 3 | 2 | 1;
      /** @enum {string} */
      acvTier?: '< $100K' | '$101K - $250K' | '$251K - $500K' | '$501K - $750K' | '$751K - $1.0M' | '> $1.0M +';
      presentationSupport: boolean;
    };
    ProviderMoveBody: {
      /** @enum {string} */
      command:
        | 'complete-inputs'
        | 'withdraw-inputs'
        | 'return-inputs'
        | 'confirm'
        | 'requote'
        | 'accept'
        | 'decline'
        | 'finish-analysis'
        | 'approve-case'
        | 'ask-changes'
        | 'approve-review'
        | 'skip-review'
        | 'deliver'
        | 'present'
        | 'close'
        | 'hold'
        | 'resume'
        | 'cancel';
      /** @example Two inputs are missing. */
      reason?: string;
      /**
       * Format: date-time
       * @description `changedAt` of the case as it was shown. Refused if the case has changed since.
       */
      seenAt?: string;
      /** @description Requotes only */
      scope?: components['schemas']['ScopeBody'];
    };
    VersionFileAnswer: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description In bytes */
      size: number;
      /** @description SHA-256 of the content, in hexadecimal */
      sha256: string;
    };
    FileChangesAnswer: {
      /** @description File names */
      added: string[];
      changed: string[];
      removed: string[];
    };
    VersionAnswer: {
      number: number;
      note: string;
      by: components['schemas']['ParticipantAnswer'];
      /** Format: date-time */
      publishedAt: string;
      /** Format: date-time */
      approvedAt: string | null;
      /** Format: date-time */
      deliveredAt: string | null;
      files: components['schemas']['VersionFileAnswer'][];
      /** @description Compared to the previous version */
      changes: components['schemas']['FileChangesAnswer'] | null;
    };
    DeliverablesAnswer: {
      /** @description Newest first */
      versions: components['schemas']['VersionAnswer'][];
    };
    PreparedFileAnswer: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description In bytes */
      size: number;
      /** @description Bytes received so far */
      received: number;
      /** @enum {string} */
      state: 'uploading' | 'checking' | 'ready' | 'refused';
      /** @description Why the file was rejected */
      problem: string | null;
    };
    NextVersionAnswer: {
      files: components['schemas']['PreparedFileAnswer'][];
    };
    VersionFileBody: {
      /**
       * Format: uuid
       * @description Generated by the browser. The content is uploaded to /api/uploads under this ID.
       */
      id: string;
      /** @example value-case.pdf */
      name: string;
      /**
       * @description In bytes
       * @example 184320
       */
      size: number;
    };
    VersionBody: {
      /** @example Move cost by quarter. Site B is not in yet. */
      note: string;
    };
    InputFileAnswer: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description In bytes */
      size: number;
      /** @description Bytes received so far */
      received: number;
      sha256: string | null;
      /** @description Why the file was rejected */
      problem: string | null;
      /** @description Whether the file can be downloaded */
      isReady: boolean;
      /** Format: date-time */
      createdAt: string;
    };
    SheetReadingAnswer: {
      /** @description Empty for a CSV file */
      name: string;
      headerRow: number;
      headers: string[];
      /** @description Index of each column, starting at 0 */
      columns: {
        [key: string]: number;
      };
      rows: number;
      isUsed: boolean;
      /**
       * @description What wrote it. Null if unknown
       * @example RVTools vInfo
       */
      source: string | null;
      /** @description Hidden in the workbook, so it is not read */
      isHidden: boolean;
      /** @description Unit of each size, by column. A size without an entry has no known unit */
      units: {
        [key: string]: 'bytes' | 'KB' | 'KiB' | 'MB' | 'MiB' | 'GB' | 'GiB' | 'TB' | 'TiB' | 'PB' | 'PiB';
      };
      /** @description First values of each column, in the order of the headers */
      samples: string[][];
    };
    ColumnFaultAnswer: {
      /** @description Empty for a CSV file */
      sheet: string;
      column: string;
      /** @description Column index, starting at 0 */
      place: number;
      /** @enum {string} */
      kind: 'empty' | 'not-a-number' | 'negative' | 'not-a-month' | 'no-unit' | 'unclear-number' | 'unclear-month';
      /** @description First affected rows, starting at 1 */
      rows: number[];
      count: number;
    };
    IntakeSourceAnswer: {
      /** @example rvtools */
      id: string;
      /** @example RVTools */
      product: string;
      /**
       * @description Null if the file does not say
       * @example 4.4
       */
      version: string | null;
    };
    RowGroupAnswer: {
      /**
       * @description Null for rows that count in any case
       * @enum {string|null}
       */
      reason:
        | 'blank'
        | 'total'
        | 'note'
        | 'hidden'
        | 'template'
        | 'placeholder'
        | 'agent'
        | 'inaccessible'
        | 'duplicate'
        | 'off'
        | 'by-hand'
        | null;
      rows: number;
      vCpu: number | null;
      cores: number | null;
      /** @description In whole bytes */
      memoryBytes: number | null;
      /** @description In whole bytes */
      provisionedBytes: number | null;
      /** @description In whole bytes */
      inUseBytes: number | null;
      powerWatts: number | null;
      faults: components['schemas']['ColumnFaultAnswer'][];
    };
    IntakeChoicesAnswer: {
      /** @description Rows counted although they are left out by default */
      count: (
        | 'blank'
        | 'total'
        | 'note'
        | 'hidden'
        | 'template'
        | 'placeholder'
        | 'agent'
        | 'inaccessible'
        | 'duplicate'
        | 'off'
        | 'by-hand'
      )[];
      /**
       * @description Null for the default: in use, if the file has it
       * @enum {string|null}
       */
      storage: 'in-use' | 'provisioned' | null;
    };
    IntakeQuestionAnswer: {
      /** @enum {string} */
      kind:
        | 'memory-per-vcpu'
        | 'machine-size'
        | 'hosts-differ'
        | 'total-differs'
        | 'same-names'
        | 'month-differs'
        | 'filtered'
        | 'counted-twice'
        | 'other-cloud';
      /** @description What is implausible, with rows */
      text: string;
      /** @description Whether the seller stands by it */
      isConfirmed: boolean;
    };
    IntakeAnswer: {
      /** @description Null for a table of no known tool */
      source: components['schemas']['IntakeSourceAnswer'] | null;
      /** @enum {string} */
      rows: 'machine' | 'host';
      /**
       * @example [
       *       "vInfo"
       *     ]
       */
      sheets: string[];
      groups: components['schemas']['RowGroupAnswer'][];
      /** @description Kinds of storage in the file */
      storageKinds: ('in-use' | 'provisioned')[];
      /**
       * @description The kind that the totals are about
       * @enum {string|null}
       */
      priced: 'in-use' | 'provisioned' | null;
      choices: components['schemas']['IntakeChoicesAnswer'];
      /** @description What was left aside, such as hidden sheets */
      notes: string[];
      /** @description The seller confirms them before the file counts */
      questions: components['schemas']['IntakeQuestionAnswer'][];
    };
    BillChoicesAnswer: {
      /**
       * @description Null for the default: effective, if the file has it
       * @enum {string|null}
       */
      basis: 'effective' | 'billed' | 'list' | null;
      /** @description Kinds of lines that count. Null for the default: what a running year costs */
      types:
        | ('usage' | 'commitment' | 'purchase' | 'discount' | 'upfront' | 'tax' | 'credit' | 'refund' | 'adjustment')[]
        | null;
    };
    BillTypeSumsAnswer: {
      /** @enum {string} */
      type: 'usage' | 'commitment' | 'purchase' | 'discount' | 'upfront' | 'tax' | 'credit' | 'refund' | 'adjustment';
      lines: number;
      /**
       * @description An exact decimal
       * @example 1234.5
       */
      effective: string;
      /**
       * @description An exact decimal
       * @example 1234.5
       */
      billed: string;
      /**
       * @description An exact decimal. Only if the file has list prices
       * @example 1234.5
       */
      list?: string;
    };
    BillCommitmentsAnswer: {
      /** @description Null if the file does not identify them */
      count: number | null;
      /**
       * @description Of what they cover and of what goes unused
       * @example 1234.5
       */
      cost: string;
      /**
       * @description Of what goes unused
       * @example 1234.5
       */
      unused: string;
      /**
       * @description Paid once in these months
       * @example 1234.5
       */
      upfront: string;
      /**
       * Format: date
       * @description Last day of the longest one. Null if the file does not say
       */
      until: string | null;
    };
    BillStatementAnswer: {
      /** @description What was recognized, what counts, and what does not */
      text: string;
      notes: string[];
      questions: components['schemas']['IntakeQuestionAnswer'][];
      /** @description Null for a table of no known tool */
      source: components['schemas']['IntakeSourceAnswer'] | null;
      /**
       * @description Null if the file does not say
       * @example USD
       */
      currency: string | null;
      /** @description Kinds of cost in the file */
      bases: ('effective' | 'billed' | 'list')[];
      /**
       * @description The cost that counts
       * @enum {string}
       */
      basis: 'effective' | 'billed' | 'list';
      choices: components['schemas']['BillChoicesAnswer'];
      /** @description All lines of the file, counted or not */
      types: components['schemas']['BillTypeSumsAnswer'][];
      commitments: components['schemas']['BillCommitmentsAnswer'] | null;
    };
    InputReadingAnswer: {
      /** @description Why the file can't be used */
      problem: string | null;
      sheets: components['schemas']['SheetReadingAnswer'][];
      rows: number;
      /** @description Column totals */
      totals: {
        [key: string]: number;
      };
      faults: components['schemas']['ColumnFaultAnswer'][];
      /** @description Intake statement of machines or hosts. Null for bills */
      intake: components['schemas']['IntakeAnswer'] | null;
      /** @description Intake statement of a bill */
      bill?: components['schemas']['BillStatementAnswer'];
    };
    InputReplacementAnswer: {
      file: components['schemas']['InputFileAnswer'];
      /** @enum {string} */
      state: 'uploading' | 'reading' | 'faults' | 'ready';
      /** @description Why the file can't be used */
      problem: string | null;
    };
    MadeChoiceAnswer: {
      by: components['schemas']['ParticipantAnswer'];
      /** Format: date-time */
      at: string;
      /**
       * @description Rows that are counted after all, by why they are left out, or the storage
       * @enum {string}
       */
      chosen:
        | 'blank'
        | 'total'
        | 'note'
        | 'hidden'
        | 'template'
        | 'placeholder'
        | 'agent'
        | 'inaccessible'
        | 'duplicate'
        | 'off'
        | 'by-hand'
        | 'storage'
        | 'basis'
        | 'types';
    };
    MadeByAnswer: {
      by: components['schemas']['ParticipantAnswer'];
      /** Format: date-time */
      at: string;
    };
    InputAnswer: {
      /** @example compute-virtual-machines */
      key: string;
      /** @example Virtual machines */
      title: string;
      /** @enum {string} */
      state: 'missing' | 'uploading' | 'reading' | 'faults' | 'questions' | 'complete' | 'returned' | 'accepted';
      /** @description Title of a provided input with the same data */
      coveredBy: string | null;
      /** @description Whether it is not provided, but not needed either */
      isWaived: boolean;
      /** @description Values as typed */
      answers: {
        [key: string]: string;
      } | null;
      file: components['schemas']['InputFileAnswer'] | null;
      reading: components['schemas']['InputReadingAnswer'] | null;
      /** @description A new file that replaces the current one once the seller takes it */
      replacement: components['schemas']['InputReplacementAnswer'] | null;
      /** @description Who chose what counts. Empty for the defaults */
      madeChoices: components['schemas']['MadeChoiceAnswer'][];
      /** @description Who confirmed the questions of the reading */
      confirmation: components['schemas']['MadeByAnswer'] | null;
      /** @description Why the input was returned */
      reason: string | null;
      /** Format: date-time */
      providedAt: string | null;
      /** @description Whether the seller can provide it now */
      isChangeable: boolean;
      /** @description Whether the provider can accept or return it now */
      isDecidable: boolean;
    };
    InputsAnswer: {
      inputs: components['schemas']['InputAnswer'][];
    };
    TypedAnswerBody: {
      /** @example ratePercent */
      field: string;
      /** @example 9 */
      value: string;
    };
    InputAnswersBody: {
      answers: components['schemas']['TypedAnswerBody'][];
    };
    InputFileBody: {
      /**
       * Format: uuid
       * @description Generated by the browser. The content is uploaded to /api/uploads under this ID.
       */
      id: string;
      /** @example vm-inventory.csv */
      name: string;
      /**
       * @description In bytes
       * @example 184320
       */
      size: number;
    };
    ColumnPlaceBody: {
      /** @example vcpu */
      column: string;
      /**
       * @description Column index in the file, starting at 0
       * @example 3
       */
      place: number;
      /**
       * @description Of sizes. Required if the header names no unit
       * @enum {string}
       */
      unit?: 'bytes' | 'KB' | 'KiB' | 'MB' | 'MiB' | 'GB' | 'GiB' | 'TB' | 'TiB' | 'PB' | 'PiB';
    };
    InputMappingBody: {
      /** @example vInfo */
      sheet: string;
      columns: components['schemas']['ColumnPlaceBody'][];
    };
    IntakeChoicesBody: {
      /** @description Rows to count although they are left out by default */
      count: (
        | 'blank'
        | 'total'
        | 'note'
        | 'hidden'
        | 'template'
        | 'placeholder'
        | 'agent'
        | 'inaccessible'
        | 'duplicate'
        | 'off'
        | 'by-hand'
      )[];
      /**
       * @description Null for the default: in use, if the file has it
       * @enum {string|null}
       */
      storage: 'in-use' | 'provisioned' | null;
    };
    BillChoicesBody: {
      /**
       * @description Null for the default: effective, if the file has it
       * @enum {string|null}
       */
      basis: 'effective' | 'billed' | 'list' | null;
      /** @description Kinds of lines that count. Null for the default: what a running year costs */
      types:
        | ('usage' | 'commitment' | 'purchase' | 'discount' | 'upfront' | 'tax' | 'credit' | 'refund' | 'adjustment')[]
        | null;
    };
    InputReturnBody: {
      /** @example 14 of 22 arrays have no used capacity. */
      reason: string;
    };
    RowFaultAnswer: {
      /**
       * @description What corrects it. Null if the row can only be left out
       * @enum {string|null}
       */
      field: 'counted' | 'cpus' | 'memoryBytes' | 'provisionedBytes' | 'inUseBytes' | null;
      column: string;
      kind: string;
      /** @description As in the file */
      cell: string;
    };
    InputRowAnswer: {
      /** @description In the order of the file, starting at 0 */
      position: number;
      /** @description Row of the sheet, starting at 1 */
      row: number;
      name: string;
      /** @description vCPU of a machine, physical cores of a host */
      cpus: number | null;
      /** @description In bytes */
      memoryBytes: number | null;
      /** @description In bytes. Local storage of a host */
      provisionedBytes: number | null;
      /** @description In bytes */
      inUseBytes: number | null;
      /** @description Empty for a CSV file */
      sheet: string;
      os: string | null;
      power: string | null;
      cluster: string | null;
      host: string | null;
      isCounted: boolean;
      /**
       * @description Why it isn't counted by default
       * @enum {string|null}
       */
      leftOut:
        | 'blank'
        | 'total'
        | 'note'
        | 'hidden'
        | 'template'
        | 'placeholder'
        | 'agent'
        | 'inaccessible'
        | 'duplicate'
        | 'off'
        | 'by-hand'
        | null;
      correctedFields: ('counted' | 'cpus' | 'memoryBytes' | 'provisionedBytes' | 'inUseBytes')[];
      /** @description Cells that are not usable amounts and were not corrected */
      faults: components['schemas']['RowFaultAnswer'][];
    };
    InputRowPageAnswer: {
      rows: components['schemas']['InputRowAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
      /** @description On all pages; counted up to 10000, 1000 with a filter, 100 with a search */
      total: number;
      /** @description Whether the count is exact */
      isTotalExact: boolean;
    };
    DistributionAnswer: {
      /** @enum {string} */
      amount: 'cpus' | 'memory' | 'storage';
      /** @description Counted rows by bin; the last bin is open */
      rows: number[];
    };
    OsFamilyAnswer: {
      /** @enum {string} */
      family: 'windows-server' | 'windows' | 'linux' | 'other' | 'unknown';
      rows: number;
    };
    OutlierAnswer: {
      /** @description In the order of the file, starting at 0 */
      position: number;
      /** @description Row of the sheet, starting at 1 */
      row: number;
      name: string;
      /** @description vCPU of a machine, physical cores of a host */
      cpus: number | null;
      /** @description In bytes */
      memoryBytes: number | null;
      /** @description In bytes. Local storage of a host */
      provisionedBytes: number | null;
      /** @description In bytes */
      inUseBytes: number | null;
      /** @enum {string} */
      kind: 'cpus' | 'memory' | 'storage' | 'unused-storage';
      /** @description Times the median; for unused storage, the share in use */
      times: number;
    };
    CorrectionAnswer: {
      /** Format: uuid */
      id: string;
      position: number;
      sheet: string;
      row: number;
      name: string;
      /** @enum {string} */
      field: 'counted' | 'cpus' | 'memoryBytes' | 'provisionedBytes' | 'inUseBytes';
      /** @description As in the file */
      before: number | null;
      /** @description For `counted`: 1 counts the row, 0 leaves it out. Sizes in bytes */
      value: number;
      by: components['schemas']['ParticipantAnswer'];
      /** Format: date-time */
      at: string;
    };
    InputFiguresAnswer: {
      distributions: components['schemas']['DistributionAnswer'][];
      /** @description Counted machines by operating system, most first */
      osFamilies: components['schemas']['OsFamilyAnswer'][];
      /** @description Rows of at least 10 times the median, and mostly unused storage */
      outliers: components['schemas']['OutlierAnswer'][];
      /** @description Counted rows whose name another counted row has */
      repeatedRows: number;
      /** @description Counted rows with a fault */
      faultyRows: number;
      /** @description In force, newest first */
      corrections: components['schemas']['CorrectionAnswer'][];
    };
    CorrectionBody: {
      /**
       * Format: uuid
       * @description Generated by the browser
       */
      id: string;
      /** @description Of the row in the order of the file, starting at 0 */
      position: number;
      /** @enum {string} */
      field: 'counted' | 'cpus' | 'memoryBytes' | 'provisionedBytes' | 'inUseBytes';
      /** @description For `counted`: 1 counts the row, 0 leaves it out. Sizes in bytes */
      value: number;
    };
    ComparedTotalsAnswer: {
      /** @description Counted rows */
      rows: number;
      /** @description By column */
      totals: {
        [key: string]: number;
      };
    };
    ChangeCountsAnswer: {
      added: number;
      removed: number;
      changed: number;
    };
    ComparedAmountsAnswer: {
      cpus: number | null;
      memoryBytes: number | null;
      provisionedBytes: number | null;
      inUseBytes: number | null;
      /** @description Why it isn't counted by default */
      leftOut: string | null;
    };
    ComparedRowAnswer: {
      /** @enum {string} */
      change: 'added' | 'removed' | 'changed';
      name: string;
      before: components['schemas']['ComparedAmountsAnswer'] | null;
      after: components['schemas']['ComparedAmountsAnswer'] | null;
    };
    ReplacementAnswer: {
      before: components['schemas']['ComparedTotalsAnswer'];
      after: components['schemas']['ComparedTotalsAnswer'];
      counts: components['schemas']['ChangeCountsAnswer'];
      /** @description The first of each change by name */
      rows: components['schemas']['ComparedRowAnswer'][];
    };
    CostSumAnswer: {
      /**
       * @description An exact decimal
       * @example 1234.5
       */
      cost: string;
      lines: number;
    };
    MonthCostAnswer: {
      /**
       * @description An exact decimal
       * @example 1234.5
       */
      cost: string;
      lines: number;
      /** @example 2026-08 */
      month: string;
    };
    ServiceCostAnswer: {
      /**
       * @description An exact decimal
       * @example 1234.5
       */
      cost: string;
      lines: number;
      /** @example Amazon EC2 */
      service: string;
    };
    OtherCostAnswer: {
      /**
       * @description An exact decimal
       * @example 1234.5
       */
      cost: string;
      lines: number;
      /** @description How many services these are */
      services: number;
    };
    BillFiguresAnswer: {
      /** @enum {string} */
      basis: 'effective' | 'billed' | 'list';
      total: components['schemas']['CostSumAnswer'];
      months: components['schemas']['MonthCostAnswer'][];
      /** @description Those that cost most, most first */
      services: components['schemas']['ServiceCostAnswer'][];
      /** @description All other services */
      others: components['schemas']['OtherCostAnswer'];
    };
    BillLinesAnswer: {
      /** @description In the order of the file, starting at 1 */
      position: number;
      /** @example 2026-08 */
      month: string;
      service: string;
      /** @description Empty if the file names none */
      provider: string;
      /** @enum {string} */
      type: 'usage' | 'commitment' | 'purchase' | 'discount' | 'upfront' | 'tax' | 'credit' | 'refund' | 'adjustment';
      lines: number;
      /**
       * @description The cost that counts, an exact decimal
       * @example 1234.5
       */
      cost: string;
      isCounted: boolean;
    };
    BillLinesPageAnswer: {
      rows: components['schemas']['BillLinesAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
      /** @description On all pages; counted up to 10000, 1000 with a filter, 100 with a search */
      total: number;
      /** @description Whether the count is exact */
      isTotalExact: boolean;
    };
    InputOfFileAnswer: {
      /** Format: uuid */
      pursuitId: string;
      /** @example compute-virtual-machines */
      key: string;
    };
    SizedFileAnswer: {
      /** Format: uuid */
      fileId: string;
      file: string;
      /** @description Empty for a table of no known tool */
      sheet: string;
      /** @example 763 of 805 rows counted; 42 left out: 42 off */
      counted: string;
    };
    SizedWithAnswer: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      priceBookId: string;
      name: string;
      /** @description Where the prices come from */
      source: string;
      region: string;
      /**
       * @description ISO 4217
       * @example USD
       */
      currency: string;
      /** @description Whether its prices are invented */
      isSample: boolean;
      number: number;
      /** Format: date */
      pricesAsOf: string;
      /** @description Whether no later version of the book is published */
      isNewest: boolean;
    };
    InstanceOfFleetAnswer: {
      name: string;
      family: string;
      vcpu: number;
      memoryGib: number;
      machines: number;
      /** @description Millionths of the currency */
      hourlyMicros: number;
      /** @description Cents of the currency */
      monthlyCents: number;
    };
    StorageOfFleetAnswer: {
      /** @enum {string|null} */
      kind: 'in-use' | 'provisioned' | null;
      /** @description Of fitted machines */
      gib: number;
      /** @description Cents of the currency. Null unless storage is chosen */
      monthlyCents: number | null;
    };
    UnfittedCountAnswer: {
      /** @enum {string} */
      kind: 'unknown-size' | 'no-prices' | 'too-large' | 'no-combination';
      /** @description The reason of the first of them */
      text: string;
      machines: number;
    };
    HostsByResourceAnswer: {
      vcpu: number;
      memory: number;
      storage: number;
    };
    HostsOfFleetAnswer: {
      /** @description With failover hosts */
      hosts: number;
      /**
       * @description Needs the most hosts
       * @enum {string}
       */
      binding: 'vcpu' | 'memory' | 'storage';
      /** @description Without failover hosts */
      byResource: components['schemas']['HostsByResourceAnswer'];
      /** @description Whether one host holds the largest machine */
      holdsLargest: boolean;
      coresPerHost: number;
      memoryGibPerHost: number;
      /** @description Cents of the currency */
      purchaseCents: number;
    };
    ClusterCoresAnswer: {
      /** @description Empty for hosts without a cluster */
      cluster: string;
      hosts: number;
      physicalCores: number;
      /** @description At least 16 for each CPU */
      coresToBuy: number;
    };
    VmwareLicensesAnswer: {
      clusters: components['schemas']['ClusterCoresAnswer'][];
      hosts: number;
      physicalCores: number;
      coresToBuy: number;
      /** @description Hosts without CPUs or cores in the file, not counted */
      unknown: number;
      /** @description On the sized hosts. Null unless a host is chosen */
      coresAfter: number | null;
      /** @description Cents of the currency. Null unless a license is chosen */
      yearlyCents: number | null;
      /** @description Cents of the currency. Null unless a license and a host are chosen */
      yearlyCentsAfter: number | null;
    };
    WindowsLicensesAnswer: {
      /** @description Hosts that run Windows Server */
      hosts: number;
      /** @description Machines with Windows Server on these hosts */
      machines: number;
      standardCores: number;
      datacenterCores: number;
      /** @description Machines with Windows Server on hosts that are not counted */
      unknown: number;
      /** @enum {string} */
      edition: 'datacenter' | 'standard';
      /** @description Cents of the currency. Null unless a license is chosen */
      yearlyCents: number | null;
    };
    SqlServerEditionAnswer: {
      /** @description Empty if the file gives none */
      edition: string;
      hosts: number;
      coresToBuy: number;
    };
    SqlServerLicensesAnswer: {
      editions: components['schemas']['SqlServerEditionAnswer'][];
      /** @description Hosts without CPUs or cores in the file, not counted */
      unknown: number;
      coresToBuy: number;
      /** @description Cents of the currency. Null unless a license is chosen */
      yearlyCents: number | null;
    };
    SizingAnswer: {
      source: components['schemas']['SizedFileAnswer'];
      version: components['schemas']['SizedWithAnswer'];
      /** @description Empty if the version has no instances */
      place: string;
      /** @enum {string} */
      commitment: 'on-demand' | 'one-year' | 'three-years';
      /** @enum {string} */
      mode: 'as-is' | 'measured';
      comfortPercent: number;
      /** @description Counted machines. 0 for a list of hosts */
      machines: number;
      fitted: number;
      /** @description Fitted by a measured use of vCPU, or of memory */
      measured: number;
      /** @description Most expensive first */
      instances: components['schemas']['InstanceOfFleetAnswer'][];
      /** @description Cents of the currency */
      instancesMonthlyCents: number;
      storage: components['schemas']['StorageOfFleetAnswer'];
      /** @description Cents of the currency */
      monthlyCents: number;
      /** @description Most machines first */
      unfitted: components['schemas']['UnfittedCountAnswer'][];
      hosts: components['schemas']['HostsOfFleetAnswer'] | null;
      vmware: components['schemas']['VmwareLicensesAnswer'] | null;
      windows: components['schemas']['WindowsLicensesAnswer'] | null;
      sqlServer: components['schemas']['SqlServerLicensesAnswer'] | null;
    };
    SizedMachineAnswer: {
      /** @description In the order of the file, starting at 0 */
      position: number;
      /** @description Row of the sheet, starting at 1 */
      row: number;
      name: string;
      neededVcpu: number | null;
      neededMemoryGib: number | null;
      storageGib: number;
      /** @description Whether its use was measured */
      isMeasured: boolean;
      /** @description Null if no instance holds it */
      instance: string | null;
      /** @description Cents of the currency. Null if no instance holds it */
      monthlyCents: number | null;
      /** @description Why this instance, or why none */
      why: string;
    };
    SizedMachinesAnswer: {
      rows: components['schemas']['SizedMachineAnswer'][];
      /** @description On all pages */
      total: number;
      /** @description `from` of the next page; null on the last page */
      next: number | null;
    };
    ReviewTimeAnswer: {
      /** Format: date-time */
      startsAt: string;
      /** Format: date-time */
      endsAt: string;
    };
    ReviewItemAnswer: {
      /** Format: uuid */
      id: string;
      text: string;
      owner: string;
      /** Format: date */
      dueOn: string | null;
      isDone: boolean;
    };
    ReviewAnswer: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      kind: 'case' | 'advocate';
      /** @enum {string} */
      state: 'proposed' | 'asked-again' | 'booked' | 'held' | 'declined' | 'cancelled';
      /** @description Proposed times */
      slots: components['schemas']['ReviewTimeAnswer'][];
      booked: components['schemas']['ReviewTimeAnswer'] | null;
      place: string;
      /** @description Why it was declined or canceled, or why other times were requested */
      reason: string | null;
      minutes: string | null;
      /** @description Name of the host at the provider */
      host: string;
      /** @description Names of invited participants at the prospect */
      guests: string[];
      items: components['schemas']['ReviewItemAnswer'][];
      /** Format: date-time */
      changedAt: string;
    };
    ReviewsAnswer: {
      /** @description Newest first */
      reviews: components['schemas']['ReviewAnswer'][];
    };
    ReviewToAnswerAnswer: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      pursuitId: string;
      prospect: string;
      opportunity: string;
      /** @enum {string} */
      kind: 'case' | 'advocate';
    };
    ReviewsToAnswerAnswer: {
      /** @description Oldest first */
      reviews: components['schemas']['ReviewToAnswerAnswer'][];
    };
    ReviewAnswerBody: {
      /** @enum {string} */
      command: 'choose' | 'ask-again' | 'decline';
      /**
       * Format: date-time
       * @description The chosen time; required to book it
       */
      startsAt?: string;
      /** @example Mornings only, please. */
      reason?: string;
    };
    ItemDoneBody: {
      isDone: boolean;
    };
    ReviewTimesBody: {
      /** @enum {string} */
      kind: 'case' | 'advocate';
      /**
       * @description In UTC
       * @example [
       *       "2030-12-03T17:00:00Z"
       *     ]
       */
      startsAt: string[];
      /** @enum {number} */
      minutes: 30 | 45 | 60;
      /** @example https://meet.example/larkmoor */
      place: string;
    };
    ReviewReasonBody: {
      /** @example The analyst is ill. */
      reason: string;
    };
    ActionItemBody: {
      /**
       * Format: uuid
       * @description Generated by the browser
       */
      id: string;
      /** @example Send the storage counts of site B. */
      text: string;
      /** @example Marcus Odell */
      owner: string;
      /**
       * Format: date
       * @example 2030-12-10
       */
      dueOn: string | null;
    };
    MinutesBody: {
      /** @example Counts of site A agreed. */
      minutes: string;
      items: components['schemas']['ActionItemBody'][];
      /**
       * Format: date-time
       * @description The `changedAt` of the review the draft started from. Refused if the review has changed since.
       */
      seenAt?: string;
    };
    AdvocateLinkAnswer: {
      /** Format: uuid */
      id: string;
      name: string;
      email: string;
      /** @enum {string} */
      state: 'sent' | 'opened' | 'approved' | 'declined' | 'expired' | 'revoked' | 'stopped' | 'over';
      /** Format: date-time */
      sentAt: string;
      /**
       * Format: date-time
       * @description When the link expires; once opened, when read access ends
       */
      expiresAt: string;
      /**
       * Format: date-time
       * @description When the state last changed
       */
      changedAt: string;
    };
    AdvocateLinksAnswer: {
      /** @description Newest first */
      links: components['schemas']['AdvocateLinkAnswer'][];
    };
    InviteAdvocateBody: {
      /** @example Marcus Odell */
      name: string;
      /** @example marcus@larkmoor.example */
      email: string;
    };
    OpenLinkBody: {
      /** Format: uuid */
      linkId: string;
      token: string;
      visit?: string;
    };
    AdvocateCommentAnswer: {
      text: string;
      /** Format: date-time */
      at: string;
    };
    AdvocateVersionAnswer: {
      number: number;
      note: string;
      /** Format: date-time */
      approvedAt: string;
      files: components['schemas']['VersionFileAnswer'][];
    };
    AdvocateCaseAnswer: {
      /** Format: uuid */
      linkId: string;
      /** @description Name of the advocate */
      name: string;
      seller: string;
      prospect: string;
      opportunity: string;
      proposed: string[];
      competing: string[];
      /** Format: date-time */
      readUntil: string;
      /** @enum {string|null} */
      decision: 'approved' | 'declined' | null;
      /** @description Comments of the advocate, oldest first */
      comments: components['schemas']['AdvocateCommentAnswer'][];
      /** @description The version that the seller approved */
      version: components['schemas']['AdvocateVersionAnswer'] | null;
    };
    AdvocateAnswerBody: {
      /** @enum {string} */
      answer: 'approve' | 'comment' | 'decline';
      /** @example The move cost of site B looks low. */
      comment?: string;
    };
    CaseSolutionAnswer: {
      /** @example proposed1 */
      id: string;
      /** @enum {string} */
      role: 'proposed' | 'competing';
      /** @example Helix Private Cloud */
      name: string;
    };
    ProspectBody: {
      /** @example Larkmoor Foods */
      company: string;
      /** @example Ines Calloway */
      reader: string;
      /** @example Chief Financial Officer */
      position: string;
    };
    RiskBody: {
      /** @example The migration takes longer than planned. */
      risk: string;
      /** @example A pilot of 50 machines comes first. */
      mitigation: string;
    };
    PlanStepBody: {
      /** @example January to March 2027 */
      when: string;
      /** @example Move site A. */
      what: string;
    };
    NextStepBody: {
      /** @example January to March 2027 */
      when: string;
      /** @example Move site A. */
      what: string;
      /** @example Ines Calloway */
      who: string;
    };
    ModelSolutionBody: {
      /** @example private */
      id: string;
      /** @example Helix Private Cloud */
      name: string;
      /** @enum {string} */
      role: 'today' | 'proposed' | 'competing';
      /** @example Nothing moves: the contract is renewed. */
      noTransition?: string;
      /** @example The switch takes place in a weekend. */
      noParallel?: string;
    };
    SizingReferenceBody: {
      /** @example compute-virtual-machines */
      input: string;
      /** @example version=4f7a2b1c-0d3e-4f5a-8b6c-7d8e9f0a1b2c&commitment=one-year */
      basis: string;
      /** @enum {string} */
      figure:
        | 'instances'
        | 'storage'
        | 'machines'
        | 'hosts'
        | 'hosts-purchase'
        | 'vmware-cores'
        | 'vmware-cores-after'
        | 'vmware-licenses'
        | 'vmware-licenses-after'
        | 'windows-licenses'
        | 'sql-server-cores'
        | 'sql-server-licenses';
      /** @example Example Cloud north */
      priceBook: string;
      version: number;
    };
    FileReferenceBody: {
      /** Format: uuid */
      fileId: string;
      /** @example server-inventory.csv */
      file: string;
      /** @example vHost */
      sheet: string;
      /** @example C (Cores) */
      column: string;
      /** @description Of numbers from a sizing */
      sizing?: components['schemas']['SizingReferenceBody'];
    };
    LibraryReferenceBody: {
      /** @example power-price */
      key: string;
      /** @example 3 */
      version: number;
    };
    AssumptionBody: {
      /** @example hosts */
      id: string;
      /** @example Hosts in service */
      label: string;
      /** @example Today */
      group: string;
      /** @example hosts */
      unit: string;
      /** @example 96 */
      base: number;
      /** @description Pessimistic value for the proposal */
      low?: number;
      /** @description Optimistic value for the proposal */
      high?: number;
      /** @example server-inventory.csv */
      source: string;
      /** @enum {string} */
      kind?: 'prospect' | 'measured' | 'quoted' | 'default';
      /**
       * Format: date
       * @example 2026-11-20
       */
      asOf: string;
      /** @enum {string} */
      confidence: 'low' | 'medium' | 'high';
      /** @example Priya Raman */
      owner: string;
      /** @example How many hosts are in service? */
      question?: string;
      reference?: components['schemas']['FileReferenceBody'];
      /** @description Where in the library of defaults the value is from */
      library?: components['schemas']['LibraryReferenceBody'];
      /** @description Whether the seller can try other values in a copy */
      sellerMayChange?: boolean;
    };
    CalculationBody: {
      /** @example license */
      id: string;
      /** @example hosts * cores * licensePrice */
      expression: string;
    };
    CostLineBody: {
      /** @example private-software */
      id: string;
      /** @example private */
      solution: string;
      /** @example Software */
      category: string;
      /** @example Subscription */
      label: string;
      /** @example hosts * subscription */
      expression: string;
      firstYear?: number;
      lastYear?: number;
      /**
       * @description A running cost if absent
       * @enum {string}
       */
      purpose?: 'transition' | 'parallel' | 'commitment';
    };
    DifferenceBody: {
      /** @example provisioning */
      from: string;
      /** @example These hours are of another team. */
      why: string;
    };
    BenefitDriverBody: {
      /** @example outages */
      id: string;
      /** @example Fewer outages */
      label: string;
      /** @enum {string} */
      benefitClass: 'hard-saving' | 'productivity' | 'revenue' | 'risk';
      /** @example (outageNow - outageNew) * outagePrice */
      expression: string;
      /**
       * @example [
       *       0.5,
       *       1
       *     ]
       */
      ramp: number[];
      counted: number;
      /** @example private */
      solution?: string;
      differs?: components['schemas']['DifferenceBody'][];
    };
    ModelBody: {
      horizonYears: number;
      /** @enum {string} */
      currency: 'USD';
      /** @example 1000 */
      roundTo: number;
      /** @example rate */
      discountRate: string;
      solutions: components['schemas']['ModelSolutionBody'][];
      assumptions: components['schemas']['AssumptionBody'][];
      calculations: components['schemas']['CalculationBody'][];
      costLines: components['schemas']['CostLineBody'][];
      benefits: components['schemas']['BenefitDriverBody'][];
    };
    ContentBody: {
      /** @example Virtualization refresh */
      title: string;
      /** @example virtualization-refresh */
      template?: string;
      prospect: components['schemas']['ProspectBody'];
      /** @example Northwind */
      seller: string;
      /** @example Virtualization refresh of sites A and B, compared with renewing Incumbent VMs */
      scope: string;
      /**
       * @example [
       *       "Licenses rise by 6% a year."
       *     ]
       */
      findings: string[];
      /** @example $1,617,000 at the start. */
      takes: string;
      /** @example Approve $1,617,000 by Dec 18, 2026. */
      asked: string;
      /** @example Taxes. */
      leftOut: string;
      risks?: components['schemas']['RiskBody'][];
      plan?: components['schemas']['PlanStepBody'][];
      nextSteps?: components['schemas']['NextStepBody'][];
      /** @example private */
      proposal: string;
      model: components['schemas']['ModelBody'];
    };
    ModelPersonAnswer: {
      name: string;
      isYou: boolean;
    };
    EditorAnswer: {
      name: string;
      isYou: boolean;
      /** Format: date-time */
      since: string;
    };
    ListedVersionAnswer: {
      /** @example 1.0 */
      number: string;
      sha256: string;
      note: string;
      by: components['schemas']['ModelPersonAnswer'];
      /** Format: date-time */
      madeAt: string;
      /**
       * Format: date-time
       * @description When it became a deliverable of the case
       */
      deliveredAt: string | null;
      /** Format: date-time */
      approvedAt: string | null;
    };
    OpenCommentsAnswer: {
      /** @enum {string} */
      rowKind: 'assumption' | 'line' | 'driver';
      rowId: string;
      count: number;
    };
    StartedModelAnswer: {
      content: components['schemas']['ContentBody'];
      /** @description Incremented with every change of the content */
      revision: number;
      changedBy: components['schemas']['ModelPersonAnswer'];
      /** Format: date-time */
      changedAt: string;
      editor: components['schemas']['EditorAnswer'] | null;
      /** @description The user who requested to edit next */
      asker: components['schemas']['ModelPersonAnswer'] | null;
      /** @description Newest first */
      versions: components['schemas']['ListedVersionAnswer'][];
      /** @description Rows with open comments only */
      openComments: components['schemas']['OpenCommentsAnswer'][];
    };
    ValueModelAnswer: {
      /** @enum {string} */
      caseState:
        | 'inputs'
        | 'terms'
        | 'new-terms'
        | 'analysis'
        | 'case-review'
        | 'advocate-review'
        | 'approved'
        | 'delivered'
        | 'presented'
        | 'closed'
        | 'on-hold'
        | 'cancelled';
      /** Format: uuid */
      pursuitId: string;
      /**
       * @description Shown as C-1042
       * @example 1042
       */
      caseNumber: number;
      prospect: string;
      opportunity: string;
      /** @description The case’s solutions, which a model starts from */
      solutions: components['schemas']['CaseSolutionAnswer'][];
      isProvider: boolean;
      /** @description Whether the caller is an analyst and the case is in analysis */
      mayEdit: boolean;
      mayComment: boolean;
      /** @description Whether the seller can try other values in a copy */
      mayTry: boolean;
      /** @description Null until an analyst starts the model */
      model: components['schemas']['StartedModelAnswer'] | null;
    };
    FileStatementAnswer: {
      /** @example estate.xlsx */
      file: string;
      /** @example RVTools 4.4, vInfo: 763 machines counted; 42 left out: 32 off, 10 templates. */
      statement: string;
    };
    SnapshotAnswer: {
      /** @example Virtualization refresh */
      title: string;
      /** @example virtualization-refresh */
      template?: string;
      prospect: components['schemas']['ProspectBody'];
      /** @example Northwind */
      seller: string;
      /** @example Virtualization refresh of sites A and B, compared with renewing Incumbent VMs */
      scope: string;
      /**
       * @example [
       *       "Licenses rise by 6% a year."
       *     ]
       */
      findings: string[];
      /** @example $1,617,000 at the start. */
      takes: string;
      /** @example Approve $1,617,000 by Dec 18, 2026. */
      asked: string;
      /** @example Taxes. */
      leftOut: string;
      risks?: components['schemas']['RiskBody'][];
      plan?: components['schemas']['PlanStepBody'][];
      nextSteps?: components['schemas']['NextStepBody'][];
      /** @example private */
      proposal: string;
      model: components['schemas']['ModelBody'];
      /** Format: uuid */
      caseId?: string;
      version: string;
      /** Format: date */
      issuedOn: string;
      brand: string;
      /** @description What was counted in files that numbers come from */
      fileStatements?: components['schemas']['FileStatementAnswer'][];
    };
    FrozenVersionAnswer: {
      /** Format: uuid */
      id: string;
      sha256: string;
      snapshot: components['schemas']['SnapshotAnswer'];
    };
    ModelCommentAnswer: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      rowKind: 'assumption' | 'line' | 'driver';
      rowId: string;
      /** @description Label of the row when the comment was written */
      rowLabel: string;
      text: string;
      by: components['schemas']['ModelPersonAnswer'];
      isFromSeller: boolean;
      /** Format: date-time */
      writtenAt: string;
      /** Format: date-time */
      resolvedAt: string | null;
    };
    ModelCommentPageAnswer: {
      rows: components['schemas']['ModelCommentAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
    };
    CommentBody: {
      /** @enum {string} */
      rowKind: 'assumption' | 'line' | 'driver';
      /** @example hosts */
      rowId: string;
      /** @example Does this count the test hosts? */
      text: string;
    };
    ResolveBody: {
      isResolved: boolean;
    };
    SolutionLikeBody: {
      /** @example proposed2 */
      solution: string;
      /** @example managed */
      like: string;
    };
    StartBody: {
      /** @example virtualization-refresh */
      template: string;
      /** @example competing1 */
      today?: string;
      /** @description Template solution that each other solution is costed like, or “none”. Required for all but a single proposed one */
      solutions?: components['schemas']['SolutionLikeBody'][];
    };
    SaveBody: {
      /** @description Revision that was read */
      revision: number;
      content: components['schemas']['ContentBody'];
    };
    EditorBody: {
      /**
       * @description Renew the lock while editing; it expires after 2 minutes
       * @enum {string}
       */
      change: 'take' | 'request' | 'release';
    };
    MakeVersionBody: {
      /** @enum {string} */
      kind: 'draft' | 'version';
      /** @example With the storage counts of site B. */
      note: string;
      /** @description Revision that was read */
      revision: number;
      /** @description Confirms that a version for approval may have template defaults and numbers without a source */
      acceptsDefaults?: boolean;
    };
    MadeVersionAnswer: {
      /** @example 1.0 */
      number: string;
      sha256: string;
    };
    DeliverBody: {
      /** @example Site B is in. */
      note: string;
    };
    ModelDocumentFileAnswer: {
      /** @example C-1042 Larkmoor Foods value case 1.0.pdf */
      name: string;
      /** @description In bytes */
      size: number;
      /** @description SHA-256 of the file */
      sha256: string;
    };
    ModelDocumentAnswer: {
      /** @enum {string} */
      kind: 'pdf-letter' | 'pdf-a4' | 'pptx' | 'xlsx';
      /**
       * @description `delayed`: failed and will be retried
       * @enum {string}
       */
      state: 'making' | 'delayed' | 'ready';
      /** @description Whether it is delivered to the case with its version */
      isDelivered: boolean;
      file: components['schemas']['ModelDocumentFileAnswer'] | null;
    };
    ModelDocumentsAnswer: {
      documents: components['schemas']['ModelDocumentAnswer'][];
    };
    DocumentVerificationAnswer: {
      isIssued: boolean;
      /** @description Whether a later version of the same case was delivered */
      isSuperseded: boolean;
    };
    ListedPriceBookAnswer: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description Where the prices come from */
      source: string;
      region: string;
      /**
       * @description ISO 4217
       * @example USD
       */
      currency: string;
      /** @description Whether its prices are invented */
      isSample: boolean;
      /** Format: uuid */
      createdBy: string | null;
      /** Format: date-time */
      createdAt: string;
      /** @description Newest published version */
      publishedNumber: number | null;
      /** Format: date */
      pricesAsOf: string | null;
      lineCount: number | null;
      hasDraft: boolean;
    };
    ListedPriceBookPageAnswer: {
      rows: components['schemas']['ListedPriceBookAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
      /** @description On all pages; counted up to 10000, 1000 with a filter, 100 with a search */
      total: number;
      /** @description Whether the count is exact */
      isTotalExact: boolean;
    };
    AddPriceBookBody: {
      /** @example Example Cloud north */
      name: string;
      /** @example https://prices.example/2026-11 */
      source: string;
      /** @example example-north */
      region: string;
      /** @example USD */
      currency: string;
    };
    CreatedAnswer: {
      /** Format: uuid */
      id: string;
    };
    PriceBookVersionAnswer: {
      /** Format: uuid */
      id: string;
      number: number;
      lineCount: number;
      revision: number;
      /** Format: uuid */
      createdBy: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      changedAt: string;
      /** Format: uuid */
      publishedBy: string | null;
      /** Format: date-time */
      publishedAt: string | null;
      /** Format: uuid */
      priceBookId: string;
      /** Format: date */
      pricesAsOf: string | null;
    };
    PriceBookDetailsAnswer: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description Where the prices come from */
      source: string;
      region: string;
      /**
       * @description ISO 4217
       * @example USD
       */
      currency: string;
      /** @description Whether its prices are invented */
      isSample: boolean;
      /** Format: uuid */
      createdBy: string | null;
      /** Format: date-time */
      createdAt: string;
      /** @description Newest first */
      versions: components['schemas']['PriceBookVersionAnswer'][];
    };
    ListedPriceLineAnswer: {
      /** @description Unique within the version */
      id: string;
      /** @description Cells by column of the CSV file; prices as exact decimals */
      cells: {
        [key: string]: string;
      };
    };
    ListedPriceLinePageAnswer: {
      rows: components['schemas']['ListedPriceLineAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
      /** @description On all pages; counted up to 10000, 1000 with a filter, 100 with a search */
      total: number;
      /** @description Whether the count is exact */
      isTotalExact: boolean;
    };
    CellChangeAnswer: {
      column: string;
      before: string | null;
      after: string | null;
    };
    LineChangeAnswer: {
      /** @enum {string} */
      kind: 'added' | 'changed' | 'removed';
      /** @example general-4 · instance · Example Cloud · example-north */
      line: string;
      cells: components['schemas']['CellChangeAnswer'][];
    };
    LineChangesAnswer: {
      added: number;
      changed: number;
      removed: number;
      unchanged: number;
      changes: components['schemas']['LineChangeAnswer'][];
    };
    PriceFileBody: {
      csv: string;
    };
    LineFaultAnswer: {
      /** @description The header is row 1 */
      row: number;
      /** @description Header of the column; empty for the whole row */
      column: string;
      message: string;
    };
    ImportTrialAnswer: {
      added: number;
      changed: number;
      removed: number;
      unchanged: number;
      changes: components['schemas']['LineChangeAnswer'][];
      faultCount: number;
      /** @description The first 200 */
      faults: components['schemas']['LineFaultAnswer'][];
    };
    ImportBody: {
      csv: string;
      /**
       * Format: date
       * @description Day of the prices
       */
      pricesAsOf: string;
      /** @description Revision that the trial was made with */
      revision: number;
    };
    ReviewedBody: {
      /** @description Revision that was reviewed */
      revision: number;
    };
    PublishedVersionAnswer: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      priceBookId: string;
      name: string;
      /** @description Where the prices come from */
      source: string;
      region: string;
      /**
       * @description ISO 4217
       * @example USD
       */
      currency: string;
      /** @description Whether its prices are invented */
      isSample: boolean;
      number: number;
      /** Format: date */
      pricesAsOf: string;
      /** @description Whether no later version of the book is published */
      isNewest: boolean;
    };
    PublishedVersionsAnswer: {
      /** @description By name of the book, newest version first */
      versions: components['schemas']['PublishedVersionAnswer'][];
    };
    PriceChoicesAnswer: {
      /** @description Providers and regions of instances */
      places: string[];
      commitments: ('on-demand' | 'one-year' | 'three-years')[];
      /** @description Titles of lines */
      hosts: string[];
      /** @description Titles of lines */
      licenses: string[];
      /** @description Titles of lines */
      storage: string[];
    };
    WaitingEmailChangeAnswer: {
      email: string;
      /** Format: date-time */
      requestedAt: string;
      /** @description Seconds until another code can be requested */
      retryAfterSeconds: number;
    };
    EmailChangeAnswer: {
      waiting: components['schemas']['WaitingEmailChangeAnswer'] | null;
    };
    RequestEmailChangeBody: {
      /** @example sam@acme.example */
      email: string;
      password: string;
    };
    ConfirmEmailChangeBody: {
      /** @example 123456 */
      code: string;
    };
    ConfirmByLinkBody: {
      token: string;
    };
    UndoEmailChangeBody: {
      /** Format: uuid */
      changeId: string;
      token: string;
    };
    SecondStepBody: {
      /** @example 123456 */
      code: string;
    };
    TwoStepAnswer: {
      /** Format: date-time */
      onSince: string | null;
      recoveryCodesLeft: number;
    };
    PasswordAgainBody: {
      password: string;
    };
    SecretAnswer: {
      /** @description Setup key to type into an authenticator app */
      secret: string;
      /**
       * @description Setup key as a URI for a QR code
       * @example otpauth://totp/…
       */
      address: string;
    };
    AuthenticatorCodeBody: {
      /** @example 123456 */
      code: string;
    };
    RecoveryCodesAnswer: {
      /** @description Shown only once */
      recoveryCodes: string[];
    };
    PasskeyAnswer: {
      /** Format: uuid */
      id: string;
      /** @description WebAuthn credential ID */
      credentialId: string;
      name: string;
      /** @description Whether the passkey is synced to other devices */
      isSynced: boolean;
      /** Format: date-time */
      addedAt: string;
      /** Format: date-time */
      lastUsedAt: string | null;
    };
    PasskeysAnswer: {
      rows: components['schemas']['PasskeyAnswer'][];
    };
    ConfirmationBody: {
      password?: string;
    };
    PasskeyOptionsAnswer: {
      /** @description WebAuthn options, passed to the browser as they are */
      options: {
        [key: string]: unknown;
      };
    };
    AddPasskeyBody: {
      /** @example Work laptop */
      name?: string;
      credentialId: string;
      clientData: string;
      attestation: string;
      /**
       * @example [
       *       "internal"
       *     ]
       */
      transports: string[];
    };
    AddedPasskeyAnswer: {
      /** Format: uuid */
      id: string;
    };
    RenamePasskeyBody: {
      /** @example Work laptop */
      name: string;
    };
    PasskeySignatureBody: {
      credentialId: string;
      clientData: string;
      authenticatorData: string;
      signature: string;
      userHandle: string;
    };
    ListVersionAnswer: {
      /** Format: uuid */
      id: string;
      number: number;
      lineCount: number;
      revision: number;
      /** Format: uuid */
      createdBy: string | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      changedAt: string;
      /** Format: uuid */
      publishedBy: string | null;
      /** Format: date-time */
      publishedAt: string | null;
    };
    DefaultLibraryAnswer: {
      /** @description Newest first */
      versions: components['schemas']['ListVersionAnswer'][];
    };
    LibraryDefaultAnswer: {
      /**
       * @description Stable across versions
       * @example power-price
       */
      key: string;
      name: string;
      /** @example USD/kWh */
      unit: string;
      low: number;
      /** @description Percentages are fractions */
      base: number;
      high: number;
      publisher: string;
      title: string;
      /** Format: uri */
      url: string;
      /**
       * Format: date
       * @description Date of the source
       */
      asOf: string;
      note: string;
    };
    PublishedDefaultsAnswer: {
      /** @description Newest published version, 0 if there is none */
      version: number;
      defaults: components['schemas']['LibraryDefaultAnswer'][];
    };
    ListedDefaultAnswer: {
      /**
       * @description Stable across versions
       * @example power-price
       */
      key: string;
      name: string;
      /** @example USD/kWh */
      unit: string;
      low: number;
      /** @description Percentages are fractions */
      base: number;
      high: number;
      publisher: string;
      title: string;
      /** Format: uri */
      url: string;
      /**
       * Format: date
       * @description Date of the source
       */
      asOf: string;
      note: string;
      /** @description The key */
      id: string;
      /** @description Whether the source is older than 18 months */
      isOld: boolean;
    };
    ListedDefaultPageAnswer: {
      rows: components['schemas']['ListedDefaultAnswer'][];
      /** @description Value of `before` for the next page; null on the last page */
      next: string | null;
      /** @description On all pages; counted up to 10000, 1000 with a filter, 100 with a search */
      total: number;
      /** @description Whether the count is exact */
      isTotalExact: boolean;
    };
    DefaultFileBody: {
      csv: string;
    };
    ImportDefaultsBody: {
      /** @description Revision that was reviewed */
      revision: number;
      csv: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  'report-from-browser': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportsBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-remote-health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RemotesHealthAnswer'];
        };
      };
    };
  };
  'get-system-state': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SystemStateAnswer'];
        };
      };
    };
  };
  'list-dead-mails': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'stopped' | '-stopped' | 'event' | '-event';
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeadMailPageAnswer'];
        };
      };
    };
  };
  'export-dead-mails': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'stopped' | '-stopped' | 'event' | '-event';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'retry-dead-mail': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-mails-of-user': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SentMailAnswer'][];
        };
      };
    };
  };
  'get-status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StatusAnswer'];
        };
      };
    };
  };
  'list-audit-entries': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'time' | '-time';
        /** @description ID of the user who did it */
        actor?: string;
        subject?: string;
        action?: string;
        /** @description Changes only, without entries that record reading */
        show?: 'changes';
        from?: string;
        to?: string;
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditEntryPageAnswer'];
        };
      };
    };
  };
  'export-audit-entries': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'time' | '-time';
        /** @description ID of the user who did it */
        actor?: string;
        subject?: string;
        action?: string;
        /** @description Changes only, without entries that record reading */
        show?: 'changes';
        from?: string;
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'sign-up': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignUpBody'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignUpAnswer'];
        };
      };
    };
  };
  'check-work-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckWorkEmailBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckWorkEmailAnswer'];
        };
      };
    };
  };
  'get-verification': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PendingVerificationAnswer'];
        };
      };
    };
  };
  'send-verification-code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'verify-email-code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifyEmailCodeBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VerifyEmailAnswer'];
        };
      };
    };
  };
  'verify-email-link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifyEmailLinkBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VerifyEmailAnswer'];
        };
      };
    };
  };
  'get-session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionAnswer'];
        };
      };
    };
  };
  'sign-in': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignInBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionAnswer'];
        };
      };
    };
  };
  'sign-out': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'change-name': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeNameBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'change-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePasswordBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'password-reset-request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestResetBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'password-reset-verify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetByCodeBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'reset-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetByLinkBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-own-sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnSessionsAnswer'];
        };
      };
    };
  };
  'end-other-sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-own-failed-sign-ins': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FailedSignInsAnswer'];
        };
      };
    };
  };
  'end-own-session': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'get-data-export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewestDataExportAnswer'];
        };
      };
    };
  };
  'request-data-export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'download-data-export': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': Record<string, never>;
        };
      };
    };
  };
  'request-deletion': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestDeletionBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestedDeletionAnswer'];
        };
      };
    };
  };
  'cancel-deletion': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-users': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'joined' | '-joined' | 'name' | '-name' | 'email' | '-email';
        /** @description Filters by verified email address */
        verified?: 'yes' | 'no';
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListedUserPageAnswer'];
        };
      };
    };
  };
  'export-users': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'joined' | '-joined' | 'name' | '-name' | 'email' | '-email';
        /** @description Filters by verified email address */
        verified?: 'yes' | 'no';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'get-user': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserProfileAnswer'];
        };
      };
    };
  };
  'list-sessions-of-user': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserSessionAnswer'][];
        };
      };
    };
  };
  'end-sessions-of-user': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-failed-sign-ins-of-user': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FailedSignInAnswer'][];
        };
      };
    };
  };
  'end-session-of-user': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        sessionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'resend-verification': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'unlock-user': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'export-data-of-user': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-admins': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListedAdminAnswer'][];
        };
      };
    };
  };
  'promote-to-admin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PromoteBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'demote-admin': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        userId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'step-up': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StepUpBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-messages': {
    parameters: {
      query: {
        before?: string;
        folder: 'inbox' | 'sent';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListedMessagePageAnswer'];
        };
      };
    };
  };
  'send-message': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SendMessageBody'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SentMessageAnswer'];
        };
      };
    };
  };
  'count-unread-messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnreadCountAnswer'];
        };
      };
    };
  };
  'list-unread-messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UnreadMessagesAnswer'];
        };
      };
    };
  };
  'search-messages': {
    parameters: {
      query: {
        before?: string;
        q: string;
        /** @description Time zone of the dates */
        timeZone?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FoundMessagePageAnswer'];
        };
      };
    };
  };
  'mark-messages-read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MessageIdsBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'mark-messages-unread': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MessageIdsBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'mark-shown-messages-read': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MarkShownReadBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'delete-messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MessageIdsBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'restore-messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MessageIdsBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'get-message': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListedMessageAnswer'];
        };
      };
    };
  };
  'list-conversation': {
    parameters: {
      query?: {
        before?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListedMessagePageAnswer'];
        };
      };
    };
  };
  'list-case-messages': {
    parameters: {
      query?: {
        before?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListedMessagePageAnswer'];
        };
      };
    };
  };
  'list-drafts': {
    parameters: {
      query?: {
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageDraftPageAnswer'];
        };
      };
    };
  };
  'get-draft': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageDraftAnswer'];
        };
      };
    };
  };
  'save-draft': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveMessageDraftBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftVersionAnswer'];
        };
      };
    };
  };
  'delete-draft': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'send-draft': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SendDraftBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SentMessageAnswer'];
        };
      };
    };
  };
  'list-attachments': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AttachmentsAnswer'];
        };
      };
    };
  };
  'add-attachment': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AttachmentBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AttachmentAnswer'];
        };
      };
    };
  };
  'remove-attachment': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        attachmentId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'download-attachment': {
    parameters: {
      query?: {
        use?: 'download' | 'preview';
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': unknown;
        };
      };
    };
  };
  'search-recipients': {
    parameters: {
      query: {
        text: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PersonAnswer'][];
        };
      };
    };
  };
  'list-team': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PersonAnswer'][];
        };
      };
    };
  };
  'list-provider-conversations': {
    parameters: {
      query: {
        before?: string;
        state: 'open' | 'done';
        assigned: 'mine' | 'unassigned' | 'all';
        /** @description Only conversations with this user */
        person?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderConversationPageAnswer'];
        };
      };
    };
  };
  'get-provider-conversation': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProviderConversationDetailAnswer'];
        };
      };
    };
  };
  'set-conversation-done': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConversationDoneBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'assign-conversation': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AssigneeBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'note-writing': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-saved-answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedAnswerAnswer'][];
        };
      };
    };
  };
  'put-saved-answer': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SavedAnswerBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'delete-saved-answer': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'get-mail-preferences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MailPreferencesBody'];
        };
      };
    };
  };
  'set-mail-preferences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MailPreferencesBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'show-unsubscribe-page': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
    };
  };
  unsubscribe: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'unsubscribe-on-page': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
    };
  };
  'submit-contact-form': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContactFormBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'send-contact-form': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['ContactFormBody'];
      };
    };
    responses: {
      /** @description Sent. Redirects to the contact page. */
      303: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-contact-submissions': {
    parameters: {
      query?: {
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContactSubmissionPageAnswer'];
        };
      };
    };
  };
  'set-contact-answered': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContactAnsweredBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'find-own-pilot-signup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnPilotSignupsAnswer'];
        };
      };
    };
  };
  'sign-up-for-pilot': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PilotSignupBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-all-messages': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'sent' | '-sent';
        /** @description Filters by sender */
        from?: 'admins' | 'users';
        /** @description Filters by whether any recipient has read it */
        state?: 'read' | 'unread';
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OverseenMessagePageAnswer'];
        };
      };
    };
  };
  'export-all-messages': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'sent' | '-sent';
        /** @description Filters by sender */
        from?: 'admins' | 'users';
        /** @description Filters by whether any recipient has read it */
        state?: 'read' | 'unread';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'get-overseen-message': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OverseenMessageDetailsAnswer'];
        };
      };
    };
  };
  'list-pilot-signups': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'submitted' | '-submitted' | 'company' | '-company';
        /** @description Filters by state */
        state?: 'waiting' | 'approved' | 'declined';
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PilotSignupPageAnswer'];
        };
      };
    };
  };
  'export-pilot-signups': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'submitted' | '-submitted' | 'company' | '-company';
        /** @description Filters by state */
        state?: 'waiting' | 'approved' | 'declined';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'approve-pilot-signup': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ApprovePilotBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'decline-pilot-signup': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeclinePilotBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'get-billing-details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BillingDetailsAnswer'];
        };
      };
    };
  };
  'save-billing-details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BillingDetailsBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'get-balance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BalanceAnswer'];
        };
      };
    };
  };
  'list-transactions': {
    parameters: {
      query?: {
        before?: string;
        /** @description Filters by transaction type */
        type?: 'purchase' | 'usage' | 'other';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionPageAnswer'];
        };
      };
    };
  };
  'export-transactions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list-adjustments': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'requested' | '-requested';
        /** @description Filters by state */
        state?: 'waiting' | 'sending' | 'posted' | 'declined' | 'canceled' | 'failed';
        owner?: string;
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdjustmentPageAnswer'];
        };
      };
    };
  };
  'export-adjustments': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'requested' | '-requested';
        /** @description Filters by state */
        state?: 'waiting' | 'sending' | 'posted' | 'declined' | 'canceled' | 'failed';
        owner?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'approve-adjustment': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'decline-adjustment': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'adjust-credits': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdjustBody'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestedAdjustmentAnswer'];
        };
      };
    };
  };
  'refund-order': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefundAnswer'];
        };
      };
    };
  };
  'retry-refund': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefundAnswer'];
        };
      };
    };
  };
  'cancel-refund': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CancelRefundBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrdersAnswer'];
        };
      };
    };
  };
  'get-receipt': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReceiptAnswer'];
        };
      };
    };
  };
  'download-receipt': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
    };
  };
  'get-balance-of-user': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BalanceAnswer'];
        };
      };
    };
  };
  'list-transactions-of-user': {
    parameters: {
      query?: {
        before?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransactionPageAnswer'];
        };
      };
    };
  };
  'list-orders-of-user': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrdersAnswer'];
        };
      };
    };
  };
  'find-orders': {
    parameters: {
      query: {
        search: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FoundOrdersAnswer'];
        };
      };
    };
  };
  'create-payment': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreatePaymentBody'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckoutAnswer'];
        };
      };
    };
  };
  'process-payment-success': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProcessPaymentBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ConfirmationAnswer'];
        };
      };
    };
  };
  'receive-stripe-event': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Processed or ignored */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-reconciliations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentsOverviewAnswer'];
        };
      };
    };
  };
  'reconcile-payments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReconciliationAnswer'];
        };
      };
    };
  };
  'quote-case': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SelectionsBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CasePriceAnswer'];
        };
      };
    };
  };
  'list-cases': {
    parameters: {
      query?: {
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StartedCaseRowPageAnswer'];
        };
      };
    };
  };
  'start-case': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StartCaseBody'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StartedCaseAnswer'];
        };
      };
    };
  };
  'get-case': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StartedCaseRowAnswer'];
        };
      };
    };
  };
  'list-saved-calculations': {
    parameters: {
      query?: {
        before?: string;
        search?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedCalculationPageAnswer'];
        };
      };
    };
  };
  'save-calculation': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveCalculationBody'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedAsAnswer'];
        };
      };
    };
  };
  'export-saved-calculations': {
    parameters: {
      query?: {
        /** @description Comma-separated IDs; all calculations by default */
        ids?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'get-saved-calculation': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedCalculationAnswer'];
        };
      };
    };
  };
  'delete-saved-calculation': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'rename-saved-calculation': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RenameCalculationBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'duplicate-saved-calculation': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedAsAnswer'];
        };
      };
    };
  };
  'restore-saved-calculation': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'get-pricing-draft': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftAnswer'];
        };
      };
    };
  };
  'save-pricing-draft': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveDraftBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedDraftAnswer'];
        };
      };
    };
  };
  'list-cases-of-user': {
    parameters: {
      query?: {
        before?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StartedCaseRowPageAnswer'];
        };
      };
    };
  };
  'list-calculations-of-user': {
    parameters: {
      query?: {
        before?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedCalculationPageAnswer'];
        };
      };
    };
  };
  'list-all-calculations': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'saved' | '-saved' | 'total' | '-total' | 'title' | '-title';
        /** @description Turnaround in business days */
        sla?: '3' | '2' | '1';
        /** @description ACV tier */
        acv?: '< $100K' | '$101K - $250K' | '$251K - $500K' | '$501K - $750K' | '$751K - $1.0M' | '> $1.0M +';
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnedCalculationPageAnswer'];
        };
      };
    };
  };
  'export-all-calculations': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'saved' | '-saved' | 'total' | '-total' | 'title' | '-title';
        /** @description Turnaround in business days */
        sla?: '3' | '2' | '1';
        /** @description ACV tier */
        acv?: '< $100K' | '$101K - $250K' | '$251K - $500K' | '$501K - $750K' | '$751K - $1.0M' | '> $1.0M +';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list-pricing-drafts': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'submitted' | '-submitted' | 'base' | '-base';
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnedDraftPageAnswer'];
        };
      };
    };
  };
  'export-pricing-drafts': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'submitted' | '-submitted' | 'base' | '-base';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'list-published-rate-cards': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RateCardAnswer'][];
        };
      };
    };
  };
  'list-rate-cards': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'start' | '-start';
        /** @description Filters by state */
        state?: 'draft' | 'scheduled' | 'in-force' | 'ended';
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListedRateCardPageAnswer'];
        };
      };
    };
  };
  'draft-rate-card': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DraftedRateCardAnswer'];
        };
      };
    };
  };
  'export-rate-cards': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'start' | '-start';
        /** @description Filters by state */
        state?: 'draft' | 'scheduled' | 'in-force' | 'ended';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'get-rate-card': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListedRateCardAnswer'];
        };
      };
    };
  };
  'change-rate-card': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeRateCardBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RevisionAnswer'];
        };
      };
    };
  };
  'discard-rate-card': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'publish-rate-card': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RevisionBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'withdraw-rate-card': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'try-rate-card': {
    parameters: {
      query: {
        /** @description Number of days up to today, in UTC. 1 is yesterday */
        days: 1 | 7 | 30;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RateCardTrialAnswer'];
        };
      };
    };
  };
  'list-pursuits': {
    parameters: {
      query?: {
        search?: string;
        closes?: 'overdue' | 'this-quarter' | 'next-quarter' | 'later';
        solution?: string;
        /** @description Pursuits that need an action of the seller */
        waits?: 'for-me';
        before?: string;
        stage?:
          | 'open'
          | 'decided'
          | 'registered'
          | 'active'
          | 'presented'
          | 'won'
          | 'lost'
          | 'no-decision'
          | 'withdrawn';
        sort?:
          | 'registered'
          | '-registered'
          | 'prospect'
          | '-prospect'
          | 'acv'
          | '-acv'
          | 'close'
          | '-close'
          | 'decided'
          | '-decided';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PursuitPageAnswer'];
        };
      };
    };
  };
  'register-pursuit': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegisterBody'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegisteredAnswer'];
        };
      };
    };
  };
  'get-pursuit-board': {
    parameters: {
      query?: {
        search?: string;
        closes?: 'overdue' | 'this-quarter' | 'next-quarter' | 'later';
        solution?: string;
        /** @description Pursuits that need an action of the seller */
        waits?: 'for-me';
        shown?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BoardAnswer'];
        };
      };
    };
  };
  'get-pursuit-summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SummaryAnswer'];
        };
      };
    };
  };
  'count-waiting': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitingCountAnswer'];
        };
      };
    };
  };
  'list-activity': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActivitiesAnswer'];
        };
      };
    };
  };
  'find-colleague-of-prospect': {
    parameters: {
      query: {
        prospect: string;
        expectedClose: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ColleagueAnswer'];
        };
      };
    };
  };
  'get-pursuit': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PursuitDetailsAnswer'];
        };
      };
    };
  };
  'edit-pursuit': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FactsBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'move-pursuit': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MoveBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'add-pursuit-note': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NoteBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'get-pursuit-draft': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PursuitDraftAnswer'];
        };
      };
    };
  };
  'save-pursuit-draft': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FactsBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedPursuitDraftAnswer'];
        };
      };
    };
  };
  'discard-pursuit-draft': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'get-case-of-pursuit': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseOfPursuitAnswer'];
        };
      };
    };
  };
  'find-pursuit-of-case': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PursuitOfCaseAnswer'];
        };
      };
    };
  };
  'move-case': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CaseMoveBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-all-pursuits': {
    parameters: {
      query?: {
        search?: string;
        closes?: 'overdue' | 'this-quarter' | 'next-quarter' | 'later';
        solution?: string;
        /** @description Pursuits that need an action of the seller */
        waits?: 'for-me';
        before?: string;
        stage?:
          | 'open'
          | 'decided'
          | 'registered'
          | 'active'
          | 'presented'
          | 'won'
          | 'lost'
          | 'no-decision'
          | 'withdrawn';
        sort?:
          | 'registered'
          | '-registered'
          | 'prospect'
          | '-prospect'
          | 'acv'
          | '-acv'
          | 'close'
          | '-close'
          | 'decided'
          | '-decided';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PursuitPageAnswer'];
        };
      };
    };
  };
  'list-steps-of-user': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['activity_answer_StepAnswer'][];
        };
      };
    };
  };
  'list-cases-to-do': {
    parameters: {
      query?: {
        search?: string;
        view?: 'overdue' | 'waits-for-seller' | 'mine';
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseToDoPageAnswer'];
        };
      };
    };
  };
  'export-cases-to-do': {
    parameters: {
      query?: {
        search?: string;
        view?: 'overdue' | 'waits-for-seller' | 'mine';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'count-cases-to-do': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CountedViewsAnswer'];
        };
      };
    };
  };
  'get-case-figures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseFiguresAnswer'];
        };
      };
    };
  };
  'assign-case': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AssignmentBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'plan-presentation': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PresentationBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-case-notes': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseNotesAnswer'];
        };
      };
    };
  };
  'add-case-note': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CaseNoteBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'move-case-as-provider': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProviderMoveBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-deliverables': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeliverablesAnswer'];
        };
      };
    };
  };
  'download-deliverable-file': {
    parameters: {
      query?: {
        use?: 'download' | 'preview';
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': unknown;
        };
      };
    };
  };
  'get-next-version': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NextVersionAnswer'];
        };
      };
    };
  };
  'publish-deliverable': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VersionBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'add-deliverable-file': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VersionFileBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PreparedFileAnswer'];
        };
      };
    };
  };
  'remove-deliverable-file': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        fileId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-inputs': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InputsAnswer'];
        };
      };
    };
  };
  'answer-input': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InputAnswersBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'download-input-file': {
    parameters: {
      query?: {
        use?: 'download' | 'preview';
      };
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': unknown;
        };
      };
    };
  };
  'attach-input-file': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InputFileBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'map-input-columns': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InputMappingBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'choose-input-rows': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['IntakeChoicesBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'choose-bill-cost': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BillChoicesBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'confirm-input': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'clear-input': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-inputs-of-case': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InputsAnswer'];
        };
      };
    };
  };
  'download-input-file-of-case': {
    parameters: {
      query?: {
        use?: 'download' | 'preview';
      };
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': unknown;
        };
      };
    };
  };
  'accept-input': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'return-input': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InputReturnBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-input-rows': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?:
          | 'position'
          | '-position'
          | 'name'
          | '-name'
          | 'os'
          | '-os'
          | 'cpus'
          | '-cpus'
          | 'memory'
          | '-memory'
          | 'provisioned'
          | '-provisioned'
          | 'inUse'
          | '-inUse';
        /** @description All rows by default */
        show?: 'counted' | 'left-out' | 'faults' | 'corrected' | 'repeated';
        /** @description Rows left out for this reason by default */
        reason?:
          | 'blank'
          | 'total'
          | 'note'
          | 'hidden'
          | 'template'
          | 'placeholder'
          | 'agent'
          | 'inaccessible'
          | 'duplicate'
          | 'off'
          | 'by-hand';
        /** @description Family of the operating system */
        os?: 'windows-server' | 'windows' | 'linux' | 'other' | 'unknown';
        /** @description Bin of the distribution of vCPU, or of cores */
        cpus?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7';
        /** @description Bin of the distribution of memory */
        memory?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
        /** @description Bin of the distribution of storage */
        storage?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7';
        before?: string;
      };
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InputRowPageAnswer'];
        };
      };
    };
  };
  'export-input-rows': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?:
          | 'position'
          | '-position'
          | 'name'
          | '-name'
          | 'os'
          | '-os'
          | 'cpus'
          | '-cpus'
          | 'memory'
          | '-memory'
          | 'provisioned'
          | '-provisioned'
          | 'inUse'
          | '-inUse';
        /** @description All rows by default */
        show?: 'counted' | 'left-out' | 'faults' | 'corrected' | 'repeated';
        /** @description Rows left out for this reason by default */
        reason?:
          | 'blank'
          | 'total'
          | 'note'
          | 'hidden'
          | 'template'
          | 'placeholder'
          | 'agent'
          | 'inaccessible'
          | 'duplicate'
          | 'off'
          | 'by-hand';
        /** @description Family of the operating system */
        os?: 'windows-server' | 'windows' | 'linux' | 'other' | 'unknown';
        /** @description Bin of the distribution of vCPU, or of cores */
        cpus?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7';
        /** @description Bin of the distribution of memory */
        memory?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
        /** @description Bin of the distribution of storage */
        storage?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7';
      };
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'get-input-figures': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InputFiguresAnswer'];
        };
      };
    };
  };
  'correct-input-row': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CorrectionBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'undo-input-correction': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
        correctionId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'get-replacement': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplacementAnswer'];
        };
      };
    };
  };
  'drop-replacement': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'take-replacement': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-input-rows-of-case': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?:
          | 'position'
          | '-position'
          | 'name'
          | '-name'
          | 'os'
          | '-os'
          | 'cpus'
          | '-cpus'
          | 'memory'
          | '-memory'
          | 'provisioned'
          | '-provisioned'
          | 'inUse'
          | '-inUse';
        /** @description All rows by default */
        show?: 'counted' | 'left-out' | 'faults' | 'corrected' | 'repeated';
        /** @description Rows left out for this reason by default */
        reason?:
          | 'blank'
          | 'total'
          | 'note'
          | 'hidden'
          | 'template'
          | 'placeholder'
          | 'agent'
          | 'inaccessible'
          | 'duplicate'
          | 'off'
          | 'by-hand';
        /** @description Family of the operating system */
        os?: 'windows-server' | 'windows' | 'linux' | 'other' | 'unknown';
        /** @description Bin of the distribution of vCPU, or of cores */
        cpus?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7';
        /** @description Bin of the distribution of memory */
        memory?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
        /** @description Bin of the distribution of storage */
        storage?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7';
        before?: string;
      };
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InputRowPageAnswer'];
        };
      };
    };
  };
  'export-input-rows-of-case': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?:
          | 'position'
          | '-position'
          | 'name'
          | '-name'
          | 'os'
          | '-os'
          | 'cpus'
          | '-cpus'
          | 'memory'
          | '-memory'
          | 'provisioned'
          | '-provisioned'
          | 'inUse'
          | '-inUse';
        /** @description All rows by default */
        show?: 'counted' | 'left-out' | 'faults' | 'corrected' | 'repeated';
        /** @description Rows left out for this reason by default */
        reason?:
          | 'blank'
          | 'total'
          | 'note'
          | 'hidden'
          | 'template'
          | 'placeholder'
          | 'agent'
          | 'inaccessible'
          | 'duplicate'
          | 'off'
          | 'by-hand';
        /** @description Family of the operating system */
        os?: 'windows-server' | 'windows' | 'linux' | 'other' | 'unknown';
        /** @description Bin of the distribution of vCPU, or of cores */
        cpus?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7';
        /** @description Bin of the distribution of memory */
        memory?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
        /** @description Bin of the distribution of storage */
        storage?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7';
      };
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'get-input-figures-of-case': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InputFiguresAnswer'];
        };
      };
    };
  };
  'get-bill-figures': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BillFiguresAnswer'];
        };
      };
    };
  };
  'list-bill-lines': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'month' | '-month' | 'service' | '-service' | 'lines' | '-lines' | 'cost' | '-cost';
        /** @description All lines by default */
        show?: 'counted' | 'left-out';
        month?: string;
        service?: string;
        /** @description Kind of lines */
        type?:
          | 'usage'
          | 'commitment'
          | 'purchase'
          | 'discount'
          | 'upfront'
          | 'tax'
          | 'credit'
          | 'refund'
          | 'adjustment';
        before?: string;
      };
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BillLinesPageAnswer'];
        };
      };
    };
  };
  'export-bill-lines': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'month' | '-month' | 'service' | '-service' | 'lines' | '-lines' | 'cost' | '-cost';
        /** @description All lines by default */
        show?: 'counted' | 'left-out';
        month?: string;
        service?: string;
        /** @description Kind of lines */
        type?:
          | 'usage'
          | 'commitment'
          | 'purchase'
          | 'discount'
          | 'upfront'
          | 'tax'
          | 'credit'
          | 'refund'
          | 'adjustment';
      };
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'get-bill-figures-of-case': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BillFiguresAnswer'];
        };
      };
    };
  };
  'list-bill-lines-of-case': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'month' | '-month' | 'service' | '-service' | 'lines' | '-lines' | 'cost' | '-cost';
        /** @description All lines by default */
        show?: 'counted' | 'left-out';
        month?: string;
        service?: string;
        /** @description Kind of lines */
        type?:
          | 'usage'
          | 'commitment'
          | 'purchase'
          | 'discount'
          | 'upfront'
          | 'tax'
          | 'credit'
          | 'refund'
          | 'adjustment';
        before?: string;
      };
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BillLinesPageAnswer'];
        };
      };
    };
  };
  'export-bill-lines-of-case': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'month' | '-month' | 'service' | '-service' | 'lines' | '-lines' | 'cost' | '-cost';
        /** @description All lines by default */
        show?: 'counted' | 'left-out';
        month?: string;
        service?: string;
        /** @description Kind of lines */
        type?:
          | 'usage'
          | 'commitment'
          | 'purchase'
          | 'discount'
          | 'upfront'
          | 'tax'
          | 'credit'
          | 'refund'
          | 'adjustment';
      };
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'find-input-of-file': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InputOfFileAnswer'];
        };
      };
    };
  };
  'get-sizing': {
    parameters: {
      query: {
        /** @description Sizes the rows of the file that is to replace the current one */
        file?: 'new';
        /** @description Published version of a price book */
        version: string;
        place?: string;
        /** @description On demand by default */
        commitment?: 'on-demand' | 'one-year' | 'three-years';
        /** @description As the machines are by default */
        mode?: 'as-is' | 'measured';
        /** @description Comfort factor (%) */
        comfortPercent?: number;
        storage?: string;
        host?: string;
        /** @description vCPU per core */
        vcpuPerCore?: number;
        /** @description Memory oversubscription */
        memoryRatio?: number;
        /** @description Growth (%) */
        growthPercent?: number;
        /** @description Failover hosts */
        failoverHosts?: number;
        /** @description CPUs per host */
        cpusPerHost?: number;
        vmwareLicense?: string;
        windowsLicense?: string;
        /** @description Datacenter by default */
        windowsEdition?: 'datacenter' | 'standard';
        sqlServerLicense?: string;
      };
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SizingAnswer'];
        };
      };
    };
  };
  'list-sized-machines': {
    parameters: {
      query: {
        /** @description Sizes the rows of the file that is to replace the current one */
        file?: 'new';
        /** @description Published version of a price book */
        version: string;
        place?: string;
        /** @description On demand by default */
        commitment?: 'on-demand' | 'one-year' | 'three-years';
        /** @description As the machines are by default */
        mode?: 'as-is' | 'measured';
        /** @description Comfort factor (%) */
        comfortPercent?: number;
        storage?: string;
        host?: string;
        /** @description vCPU per core */
        vcpuPerCore?: number;
        /** @description Memory oversubscription */
        memoryRatio?: number;
        /** @description Growth (%) */
        growthPercent?: number;
        /** @description Failover hosts */
        failoverHosts?: number;
        /** @description CPUs per host */
        cpusPerHost?: number;
        vmwareLicense?: string;
        windowsLicense?: string;
        /** @description Datacenter by default */
        windowsEdition?: 'datacenter' | 'standard';
        sqlServerLicense?: string;
        search?: string;
        instance?: string;
        /** @description All machines by default */
        show?: 'fitted' | 'unfitted';
        /** @description In the order of the file by default */
        sort?: 'position' | 'cost' | '-cost';
        /** @description `next` of the page before */
        from?: number;
      };
      header?: never;
      path: {
        id: string;
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SizedMachinesAnswer'];
        };
      };
    };
  };
  'list-reviews': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewsAnswer'];
        };
      };
    };
  };
  'list-reviews-to-answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReviewsToAnswerAnswer'];
        };
      };
    };
  };
  'answer-review': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
        reviewId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewAnswerBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'set-action-item-done': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        itemId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ItemDoneBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'propose-review': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewTimesBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'cancel-review': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
        reviewId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewReasonBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'minute-review': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        reviewId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MinutesBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'set-action-item-done-as-provider': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        itemId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ItemDoneBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-advocate-links': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdvocateLinksAnswer'];
        };
      };
    };
  };
  'invite-advocate': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InviteAdvocateBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'revoke-advocate-link': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        linkId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'revoke-advocate-link-as-provider': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        linkId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'open-case-review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OpenLinkBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'get-case-review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdvocateCaseAnswer'];
        };
      };
    };
  };
  'answer-case-review': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdvocateAnswerBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'download-case-review-file': {
    parameters: {
      query?: {
        use?: 'download' | 'preview';
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': unknown;
        };
      };
    };
  };
  'download-sample-case': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        form: 'letter' | 'a4' | 'pptx' | 'xlsx';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
    };
  };
  'get-value-model': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ValueModelAnswer'];
        };
      };
    };
  };
  'get-value-model-version': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        number: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FrozenVersionAnswer'];
        };
      };
    };
  };
  'list-model-comments': {
    parameters: {
      query?: {
        before?: string;
        /** @description Filters by row, together with `rowId` */
        rowKind?: 'assumption' | 'line' | 'driver';
        rowId?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ModelCommentPageAnswer'];
        };
      };
    };
  };
  'add-model-comment': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CommentBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'resolve-model-comment': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        commentId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResolveBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'save-value-model': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RevisionAnswer'];
        };
      };
    };
  };
  'start-value-model': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StartBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'change-model-editor': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EditorBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'make-value-model-version': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MakeVersionBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MadeVersionAnswer'];
        };
      };
    };
  };
  'retry-model-documents': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        number: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'deliver-value-model-version': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
        number: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeliverBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-model-documents': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
        number: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ModelDocumentsAnswer'];
        };
      };
    };
  };
  'download-model-document': {
    parameters: {
      query?: {
        use?: 'download' | 'preview';
      };
      header?: never;
      path: {
        id: string;
        number: string;
        kind: 'pdf-letter' | 'pdf-a4' | 'pptx' | 'xlsx';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': unknown;
        };
      };
    };
  };
  'verify-document': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        sha256: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentVerificationAnswer'];
        };
      };
    };
  };
  'list-price-books': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'created' | '-created' | 'name' | '-name';
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListedPriceBookPageAnswer'];
        };
      };
    };
  };
  'add-price-book': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddPriceBookBody'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedAnswer'];
        };
      };
    };
  };
  'export-price-books': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'created' | '-created' | 'name' | '-name';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'get-price-book': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceBookDetailsAnswer'];
        };
      };
    };
  };
  'draft-price-book-version': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedAnswer'];
        };
      };
    };
  };
  'list-price-lines': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'name' | '-name';
        /** @description Filters by kind */
        kind?: 'instance' | 'host' | 'license' | 'storage';
        before?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListedPriceLinePageAnswer'];
        };
      };
    };
  };
  'import-price-lines': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImportBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RevisionAnswer'];
        };
      };
    };
  };
  'export-price-lines': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'name' | '-name';
        /** @description Filters by kind */
        kind?: 'instance' | 'host' | 'license' | 'storage';
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'compare-price-book-version': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LineChangesAnswer'];
        };
      };
    };
  };
  'try-price-import': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PriceFileBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportTrialAnswer'];
        };
      };
    };
  };
  'publish-price-book-version': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewedBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'discard-price-book-version': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-published-price-books': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublishedVersionsAnswer'];
        };
      };
    };
  };
  'get-price-choices': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PriceChoicesAnswer'];
        };
      };
    };
  };
  'get-email-change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailChangeAnswer'];
        };
      };
    };
  };
  'request-email-change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestEmailChangeBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'cancel-email-change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'send-email-change-code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'confirm-email-change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmEmailChangeBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'confirm-email-change-by-link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmByLinkBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'undo-email-change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UndoEmailChangeBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'take-second-step': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SecondStepBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionAnswer'];
        };
      };
    };
  };
  'get-two-step': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TwoStepAnswer'];
        };
      };
    };
  };
  'begin-two-step': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordAgainBody'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SecretAnswer'];
        };
      };
    };
  };
  'turn-on-two-step': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AuthenticatorCodeBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecoveryCodesAnswer'];
        };
      };
    };
  };
  'renew-recovery-codes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordAgainBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecoveryCodesAnswer'];
        };
      };
    };
  };
  'turn-off-two-step': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordAgainBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list-passkeys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeysAnswer'];
        };
      };
    };
  };
  'add-passkey': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddPasskeyBody'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddedPasskeyAnswer'];
        };
      };
    };
  };
  'begin-passkey': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmationBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyOptionsAnswer'];
        };
      };
    };
  };
  'rename-passkey': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RenamePasskeyBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'remove-passkey': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConfirmationBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'begin-passkey-sign-in': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasskeyOptionsAnswer'];
        };
      };
    };
  };
  'passkey-sign-in': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeySignatureBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionAnswer'];
        };
      };
    };
  };
  'passkey-step-up': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeySignatureBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'get-default-library': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DefaultLibraryAnswer'];
        };
      };
    };
  };
  'get-published-defaults': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PublishedDefaultsAnswer'];
        };
      };
    };
  };
  'draft-default-version': {
    parameters: {
      query?: never;
      header: {
        'Idempotency-Key': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedAnswer'];
        };
      };
    };
  };
  'list-defaults': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'name' | '-name' | 'source' | '-source';
        /** @description Only defaults whose source is older than 18 months */
        age?: 'old';
        before?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListedDefaultPageAnswer'];
        };
      };
    };
  };
  'import-defaults': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ImportDefaultsBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RevisionAnswer'];
        };
      };
    };
  };
  'export-defaults': {
    parameters: {
      query?: {
        search?: string;
        /** @description Prefix with a minus to sort descending; newest first by default */
        sort?: 'name' | '-name' | 'source' | '-source';
        /** @description Only defaults whose source is older than 18 months */
        age?: 'old';
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
    };
  };
  'compare-default-version': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LineChangesAnswer'];
        };
      };
    };
  };
  'try-default-import': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DefaultFileBody'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportTrialAnswer'];
        };
      };
    };
  };
  'publish-default-version': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReviewedBody'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'discard-default-version': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
