#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The functions of libnats that navhost calls. They are declared here, and looked up when a host joins a fleet. So
// neither a build nor any other host needs the library. Tests/fleet/test_library.py compares this with its own header.

typedef struct __natsConnection cnats_connection;
typedef struct __natsMsg cnats_message;
typedef struct __natsOptions cnats_options;
typedef struct __natsSubscription cnats_subscription;

// The result of a function.
typedef unsigned int cnats_status;
#define CNATS_OK ((cnats_status)0)
#define CNATS_PROTOCOL_ERROR ((cnats_status)2)
#define CNATS_IO_ERROR ((cnats_status)3)
#define CNATS_NO_SERVER ((cnats_status)6)
#define CNATS_SECURE_CONNECTION_WANTED ((cnats_status)8)
#define CNATS_SECURE_CONNECTION_REQUIRED ((cnats_status)9)
#define CNATS_CONNECTION_AUTH_FAILED ((cnats_status)11)
#define CNATS_NOT_PERMITTED ((cnats_status)12)
#define CNATS_ADDRESS_MISSING ((cnats_status)14)
#define CNATS_INVALID_ARG ((cnats_status)16)
#define CNATS_SLOW_CONSUMER ((cnats_status)20)
#define CNATS_MAX_PAYLOAD ((cnats_status)21)
#define CNATS_TIMEOUT ((cnats_status)26)
#define CNATS_SSL_ERROR ((cnats_status)29)

typedef void (*cnats_message_handler)(cnats_connection *, cnats_subscription *, cnats_message *, void *);
typedef void (*cnats_connection_handler)(cnats_connection *, void *);
typedef void (*cnats_error_handler)(cnats_connection *, cnats_subscription *, cnats_status, void *);

#define CNATS_FUNCTIONS(EACH) \
    EACH(cnats_status, nats_Open, (int64_t)) \
    EACH(const char *, nats_GetLastError, (cnats_status *)) \
    EACH(const char *, natsStatus_GetText, (cnats_status)) \
    EACH(cnats_status, natsOptions_Create, (cnats_options **)) \
    EACH(void, natsOptions_Destroy, (cnats_options *)) \
    EACH(cnats_status, natsOptions_SetServers, (cnats_options *, const char **, int)) \
    EACH(cnats_status, natsOptions_SetName, (cnats_options *, const char *)) \
    EACH(cnats_status, natsOptions_SetSecure, (cnats_options *, bool)) \
    EACH(cnats_status, natsOptions_LoadCATrustedCertificates, (cnats_options *, const char *)) \
    EACH(cnats_status, natsOptions_LoadCertificatesChain, (cnats_options *, const char *, const char *)) \
    EACH(cnats_status, natsOptions_SetUserCredentialsFromFiles, (cnats_options *, const char *, const char *)) \
    EACH(cnats_status, natsOptions_SetTimeout, (cnats_options *, int64_t)) \
    EACH(cnats_status, natsOptions_SetPingInterval, (cnats_options *, int64_t)) \
    EACH(cnats_status, natsOptions_SetMaxPingsOut, (cnats_options *, int)) \
    EACH(cnats_status, natsOptions_SetMaxReconnect, (cnats_options *, int)) \
    EACH(cnats_status, natsOptions_SetReconnectWait, (cnats_options *, int64_t)) \
    EACH(cnats_status, natsOptions_SetReconnectJitter, (cnats_options *, int64_t, int64_t)) \
    EACH(cnats_status, natsOptions_SetReconnectBufSize, (cnats_options *, int)) \
    EACH(cnats_status, natsOptions_SetSendAsap, (cnats_options *, bool)) \
    EACH(cnats_status, natsOptions_SetErrorHandler, (cnats_options *, cnats_error_handler, void *)) \
    EACH(cnats_status, natsOptions_SetClosedCB, (cnats_options *, cnats_connection_handler, void *)) \
    EACH(cnats_status, natsOptions_SetDisconnectedCB, (cnats_options *, cnats_connection_handler, void *)) \
    EACH(cnats_status, natsOptions_SetReconnectedCB, (cnats_options *, cnats_connection_handler, void *)) \
    EACH(cnats_status, natsConnection_Connect, (cnats_connection **, cnats_options *)) \
    EACH(void, natsConnection_Close, (cnats_connection *)) \
    EACH(void, natsConnection_Destroy, (cnats_connection *)) \
    EACH(bool, natsConnection_IsClosed, (cnats_connection *)) \
    EACH(cnats_status, natsConnection_GetConnectedUrl, (cnats_connection *, char *, size_t)) \
    EACH(int64_t, natsConnection_GetMaxPayload, (cnats_connection *)) \
    EACH(cnats_status, natsConnection_GetLastError, (cnats_connection *, const char **)) \
    EACH(cnats_status, natsConnection_HasHeaderSupport, (cnats_connection *)) \
    EACH(cnats_status, natsConnection_PublishMsg, (cnats_connection *, cnats_message *)) \
    EACH(cnats_status, natsConnection_Subscribe, (cnats_subscription **, cnats_connection *, const char *, cnats_message_handler, void *)) \
    EACH(cnats_status, natsSubscription_Unsubscribe, (cnats_subscription *)) \
    EACH(void, natsSubscription_Destroy, (cnats_subscription *)) \
    EACH(cnats_status, natsMsg_Create, (cnats_message **, const char *, const char *, const char *, int)) \
    EACH(void, natsMsg_Destroy, (cnats_message *)) \
    EACH(const char *, natsMsg_GetSubject, (const cnats_message *)) \
    EACH(const char *, natsMsg_GetReply, (const cnats_message *)) \
    EACH(const char *, natsMsg_GetData, (const cnats_message *)) \
    EACH(int, natsMsg_GetDataLength, (const cnats_message *)) \
    EACH(cnats_status, natsMsgHeader_Set, (cnats_message *, const char *, const char *)) \
    EACH(cnats_status, natsMsgHeader_Get, (cnats_message *, const char *, const char **)) \
    EACH(cnats_status, natsMsgHeader_Keys, (cnats_message *, const char ***, int *))

#define CNATS_MEMBER(result, name, parameters) result (*name) parameters;
// Any thread may have it: it is nothing but addresses of code that is never unloaded.
#if __has_attribute(swift_attr)
#define CNATS_SENDABLE __attribute__((swift_attr("@Sendable")))
#else
#define CNATS_SENDABLE
#endif
typedef struct CNATS_SENDABLE {
    CNATS_FUNCTIONS(CNATS_MEMBER)
} cnats_functions;
#undef CNATS_MEMBER

// The file name of the library of the version whose functions these are.
#define CNATS_LIBRARY "libnats.so.3.4"

// Loads the library and finds all functions. Returns NULL, or the reason in the words of the system. The words stay
// valid until the next call of this thread to the dynamic loader.
const char *cnats_load(cnats_functions *functions);

// Frees memory that the library has allocated for its caller.
void cnats_free(void *memory);
